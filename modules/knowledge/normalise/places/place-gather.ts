import type { Place } from "../model";
import { countries as sixteen } from "@/modules/knowledge/countries/rules";
import {
  type City,
  citiesNamed,
  countryCoded,
  countryNamed,
  type Region,
  regionsNamed,
  stateOf,
} from "./gazetteer";
import { type Draft, type Hint, settlePlace } from "./place-settle";
import { around, nearBy } from "./place-words";

/** Groups names into places: "Amsterdam, Rotterdam" are two, "Hoofddorp, North Holland" is one. */
export function gather(names: string[], raw: string, hint: Hint): Place[] {
  const drafts: Draft[] = [];
  for (const name of names) read(drafts, name);
  const shared = drafts.at(-1)?.country ?? null;
  return drafts.map((draft) => settlePlace(withCountry(draft, shared), raw.trim(), hint));
}

function withCountry(draft: Draft, country: string | null): Draft {
  const isTheirs = draft.cities.some((city) => city.country === country);
  return draft.country === null && isTheirs ? { ...draft, country } : draft;
}

function read(drafts: Draft[], name: string): void {
  const last = drafts.at(-1);
  if (/^[A-Z]{1,3}$/.test(name) && readCode(drafts, last, name)) return;
  const regions = regionsNamed(name);
  const country = countryNamed(name);
  const cities = citiesCalled(name);
  if (last?.name && refines(last, regions, country)) return;
  if (last?.name && cities.length === 0 && liesAround(last, regions)) return;
  if (cities.length > 0) return addCity(drafts, name, cities);
  if (regions.length > 0) return addRegion(drafts, regions);
  if (country) return addCountry(drafts, last, country);
  const state = stateOf(name);
  if (state) return addState(drafts, last, state);
  addStranger(drafts, last, name);
}

/** A region or country that the city read last lies in says where, not where else. */
function refines(last: Draft, regions: readonly Region[], country: string | null): boolean {
  const within = last.cities.filter((city) =>
    regions.some((region) => region.name === city.region?.name && region.country === city.country),
  );
  if (within[0]) {
    Object.assign(last, { cities: within, country: within[0].country });
    return true;
  }
  if (last.cities.length === 0 && !last.region && regions[0] && !last.country) {
    Object.assign(last, { region: regions[0].name, country: regions[0].country });
    return true;
  }
  const isTheirs = last.cities.length === 0 || last.cities.some((city) => city.country === country);
  if (!country || !isTheirs || last.country) return false;
  last.country = country;
  return true;
}

/** "London, England": a wider region than the one that is kept. */
const liesAround = (last: Draft, regions: readonly Region[]) =>
  last.cities.some((city) => regions.some(({ country }) => country === city.country));

/** Codes of regions, countries and states overlap; what fits the city goes first. */
function readCode(drafts: Draft[], last: Draft | undefined, code: string): boolean {
  const within = last?.cities.filter((city) => city.region?.codes.includes(code)) ?? [];
  if (last && within[0]) {
    Object.assign(last, { cities: within, country: within[0].country });
    return true;
  }
  const country = countryCoded(code);
  const isTheirs = last?.cities.some((city) => city.country === country);
  const isOurs = country !== null && sixteen.some((each) => each === country);
  const state = last?.country && last.country !== "US" ? null : stateOf(code);
  if (country && (isTheirs || isOurs || !state)) {
    addCountry(drafts, last, country);
    return true;
  }
  if (!state) return false;
  addState(drafts, last, state);
  return true;
}

function addCity(drafts: Draft[], name: string, cities: readonly City[]): void {
  const last = drafts.at(-1);
  const fitting = cities.filter(
    (city) =>
      (!last?.country || city.country === last.country) &&
      (!last?.region || city.region?.name === last.region),
  );
  if (last && !last.name && fitting.length > 0) Object.assign(last, { name, cities: fitting });
  else if (last && !last.name && last.country) last.name = name;
  else drafts.push({ name, cities, region: null, country: null });
}

function addRegion(drafts: Draft[], regions: readonly Region[]): void {
  const last = drafts.at(-1);
  const fitting = regions.find(({ country }) => country === last?.country) ?? regions[0];
  if (!fitting) return;
  const country = regions.length > 1 && !last?.country ? null : fitting.country;
  if (last && !last.name && !last.region) Object.assign(last, { region: fitting.name, country });
  else drafts.push({ name: null, cities: [], region: fitting.name, country });
}

function addCountry(drafts: Draft[], last: Draft | undefined, country: string): void {
  if (last && !last.country) last.country = country;
  else if (last?.country !== country)
    drafts.push({ name: null, cities: [], region: null, country });
}

/** A state of the USA takes a European namesake back: Cambridge, MA. */
function addState(drafts: Draft[], last: Draft | undefined, state: string): void {
  const of = { cities: [], region: state, country: "US" };
  // New York, NY and Washington, DC: the first is a city that has the name of a state.
  if (last?.country === "US" && last.region && !last.name) last.name = last.region;
  if (last?.name && last.name === last.region) last.region = null;
  if (last && (!last.country || last.country === "US") && !last.region) Object.assign(last, of);
  else drafts.push({ name: null, ...of });
}

function addStranger(drafts: Draft[], last: Draft | undefined, name: string): void {
  if (last && !last.name) last.name = name;
  // After a city whose country is known a strange name is a district, a street or a company.
  else if (!last?.cities.length) {
    drafts.push({ name, cities: [], region: null, country: null });
  }
}

function citiesCalled(name: string): readonly City[] {
  const plain = name.replace(nearBy, "").replace(around, "").trim();
  const [exact, simple] = [citiesNamed(name), citiesNamed(plain)];
  if (exact.length > 0 || simple.length > 0) return exact.length > 0 ? exact : simple;
  const hyphen = plain.indexOf("-");
  return hyphen > 2 ? citiesNamed(plain.slice(0, hyphen)) : [];
}
