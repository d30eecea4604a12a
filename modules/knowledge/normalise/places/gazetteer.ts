import { fold } from "@/modules/knowledge/language";
import facts from "./gazetteer.json";
import more from "./towns.json";

export type Region = { name: string; country: string; codes: readonly string[] };
export type City = {
  name: string;
  country: string;
  /** Null for a town of which only the country is known. */
  region: Region | null;
  latitude: number;
  longitude: number;
};

const apostrophes = /[’`´]/g;
const separators = /[-–\s.,()/]+/g;
/** How Germans and Danes write their letters where a keyboard lacks them. */
const spelled: [letter: RegExp, as: string][] = [
  [/ä/gi, "ae"],
  [/ö/gi, "oe"],
  [/ü/gi, "ue"],
  [/ø/gi, "oe"],
  [/å/gi, "aa"],
];

/** One key for all ways to write a name: "Saint-Denis", "saint denis", "SAINT DENIS". */
export const keyOf = (name: string): string =>
  fold(name.replace(apostrophes, "'")).replace(separators, " ").trim();

/** Every name in every spelling, as keys. */
type PlaceIndex = {
  cities: Map<string, City[]>;
  regions: Map<string, Region[]>;
  countries: Map<string, string>;
  codes: Set<string>;
  states: Map<string, string>;
  stateNames: Map<string, string>;
};

let built: PlaceIndex | undefined;

/** Built when the first place is read: a server that only answers people never needs it. */
const placeIndex = (): PlaceIndex => (built ??= buildIndex());

function buildIndex(): PlaceIndex {
  const cities = new Map<string, City[]>();
  const regions = new Map<string, Region[]>();
  const countries = new Map<string, string>();
  const states = new Map<string, string>(Object.entries(facts.states));
  for (const [country, { names, regions: parts }] of Object.entries(facts.countries)) {
    names.forEach((name) => countries.set(keyOf(name), country));
    for (const part of parts) {
      const region = { name: part.name, country, codes: part.codes };
      for (const name of [part.name, ...part.also]) keep(regions, name, region);
      for (const { name, at, also } of part.cities) {
        const [latitude = 0, longitude = 0] = at;
        const city = { name, country, region, latitude, longitude };
        for (const each of [name, ...also]) keep(cities, each, city);
      }
    }
  }
  for (const [country, some] of Object.entries(more.towns)) {
    for (const town of some) {
      const { names, ...where } = townOf(town);
      const city = { ...where, name: names[0] ?? "", country };
      for (const each of names) keep(cities, each, city);
    }
  }
  for (const [country, names] of Object.entries(facts.elsewhere)) {
    names.forEach((name) => countries.set(keyOf(name), country));
  }
  const codes = new Set(countries.values());
  const stateNames = new Map([...states].map(([code, name]) => [keyOf(name), code]));
  return { cities, regions, countries, codes, states, stateNames };
}

/** "Plzeň/Pilsen 49.7 13.4": its names, and where it lies. */
function townOf(town: string) {
  const [longitude, latitude, ...words] = town.split(" ").toReversed();
  const names = words.toReversed().join(" ").split("/");
  return { names, region: null, latitude: Number(latitude), longitude: Number(longitude) };
}

function keep<Entry>(index: Map<string, Entry[]>, name: string, entry: Entry): void {
  const respelled = spelled.reduce((text, [letter, as]) => text.replace(letter, as), name);
  for (const key of new Set([keyOf(name), keyOf(respelled)])) {
    const known = index.get(key) ?? [];
    if (!known.includes(entry)) index.set(key, [...known, entry]);
  }
}

/** Every city of that name in any spelling or language; several where countries share it. */
export const citiesNamed = (name: string): readonly City[] =>
  placeIndex().cities.get(keyOf(name)) ?? [];
export const regionsNamed = (name: string): readonly Region[] =>
  placeIndex().regions.get(keyOf(name)) ?? [];
export const countryNamed = (name: string): string | null =>
  placeIndex().countries.get(keyOf(name)) ?? null;

/** A two-letter code as ISO writes it, and UK for GB. */
export function countryCoded(code: string): string | null {
  const iso = code === "UK" ? "GB" : code;
  return placeIndex().codes.has(iso) ? iso : null;
}

/** The name of a state of the USA, by its code or its name. */
export function stateOf(written: string): string | null {
  const { states, stateNames } = placeIndex();
  return states.get(written) ?? states.get(stateNames.get(keyOf(written)) ?? "") ?? null;
}

/**
 * The names of cities of which a spelling begins so, those with the shortest first: what is called only "Frankfurt" is
 * Frankfurt am Main, and comes before Frankfurt (Oder).
 */
export function citiesBeginning(beginning: string): string[] {
  const key = keyOf(beginning);
  const found = [...placeIndex().cities].filter(([spelling]) => spelling.startsWith(key));
  const inOrder = found.sort(([one], [other]) => one.length - other.length);
  return [...new Set(inOrder.flatMap(([, cities]) => cities.map(({ name }) => name)))];
}

export const cityCount = (): number => new Set([...placeIndex().cities.values()].flat()).size;
