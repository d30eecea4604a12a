import { joined } from "./reading/json";
import type { Place } from "@/modules/knowledge/normalise/model";
import { readPlaces } from "@/modules/knowledge/normalise";

/** An address as a feed states it in fields; the country is a name or an ISO code. */
export type Address = { city: string | null; region: string | null; country: string | null };

/** How sure an address is that stands in fields, but that no gazetteer knows. */
const statedOnly = 0.6;

/** The one place an address names; text that reads as several places is still this one. */
export function placeAt({ city, region, country }: Address, asked: string | null): Place[] {
  const raw = joined([city, region, country]);
  if (raw === null) return [];
  const code = isoCode(country) ?? asked;
  const found = readPlaces(raw, { country: code });
  const [only] = found;
  if (only !== undefined && found.length === 1) return [only];
  const named = isoCode(country) ?? found.find((place) => place.country)?.country ?? null;
  return [{ raw, city, region, country: named, confidence: statedOnly }];
}

const isoCode = (country: string | null): string | null =>
  country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null;
