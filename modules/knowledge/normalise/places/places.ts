import type { Place } from "../model";
import { mendMojibake } from "../mojibake";
import { gather } from "./place-gather";
import type { Hint } from "./place-settle";
import {
  alternatives,
  more,
  nowhere,
  numbered,
  perhapsStreet,
  postcodes,
  street,
} from "./place-words";
import { citiesNamed, regionsNamed } from "./gazetteer";
import { plainText } from "../text";

/** More places than this in one ad say nothing about any of them. */
export const mostPlaces = 30;
const longestRaw = 2_000;
const hintOnly = 0.3;
const prefixed = /^([A-Z]{2})\s?[-–:]\s?(?=\p{L})/u;
const levels = /\s*,\s*|\s+[-–]\s+|\s*[()[\]]\s*/;

/** The places an ad names; a country that only `hint` tells is the least sure. */
export function readPlaces(raw: string, hint: Hint = {}): Place[] {
  const text = mendMojibake(plainText(raw.slice(0, longestRaw)));
  if (text === "") return [];
  const places = text
    .replace(more, "")
    .split(",")
    .map(tied)
    .join(",")
    .split(alternatives)
    .flatMap(slashed)
    .flatMap((part) => gather(namesIn(part), part, hint));
  if (places.length > 0) return distinct(places).slice(0, mostPlaces);
  const country = hint.country ?? null;
  return country ? [{ raw: text, city: null, region: null, country, confidence: hintOnly }] : [];
}

/** "Castilla y León" is one name: its "y" separates nothing. */
function tied(name: string): string {
  const isOne = regionsNamed(name).length > 0 || citiesNamed(name).length > 0;
  return isOne ? name.trim().replace(/\s+/g, "-") : name;
}

/** "Genf/Genève" are two names, "Frankfurt/Main" is one. */
function slashed(part: string): string[] {
  return !part.includes("/") || citiesNamed(part).length > 0 ? [part] : part.split("/");
}

function namesIn(part: string): string[] {
  const whole = part.replace(more, "").trim();
  if (citiesNamed(whole).length > 0) return [whole];
  return withoutStreets(whole)
    .replace(prefixed, "$1, ")
    .replace(nowhere, ", ")
    .replace(postcodes, " ")
    .split(levels)
    .map((name) => name.replace(/\s+/g, " ").replace(/^[\s\-–:.+]+|[\s\-–:+]+$/g, ""))
    .filter((name) => /\p{L}{2}/u.test(name));
}

/** "Kruisweg 801, 2132 NG Hoofddorp" is in Hoofddorp: what looks like a street goes where anything else is left. */
function withoutStreets(whole: string): string {
  const parts = whole.split(",");
  const kept = parts.filter((part) => !isStreet(part.trim()));
  return kept.some((part) => /\p{L}{2}/u.test(part)) ? kept.join(",") : whole;
}

const isStreet = (part: string): boolean =>
  (street.test(part) || (numbered.test(part) && perhapsStreet.test(part))) &&
  citiesNamed(part).length === 0 &&
  regionsNamed(part).length === 0;

/** The surest of those that mean the same. */
function distinct(places: Place[]): Place[] {
  const kept = new Map<string, Place>();
  for (const place of places) {
    const key = [place.city, place.city ? "" : place.region, place.country].join("|");
    const known = kept.get(key);
    if (!known || known.confidence < place.confidence) kept.set(key, place);
  }
  const cities = [...kept.values()];
  return cities.filter((place) => !isCoveredBy(place, cities));
}

/** A country or region beside one of its own cities adds nothing. */
function isCoveredBy(place: Place, others: Place[]): boolean {
  if (place.city) return false;
  return others.some(
    (other) =>
      other !== place &&
      other.country === place.country &&
      (other.city !== null || (place.region === null && other.region !== null)) &&
      (place.region === null || place.region === other.region),
  );
}
