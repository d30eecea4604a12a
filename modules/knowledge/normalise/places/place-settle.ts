import type { Place } from "../model";
import type { City } from "./gazetteer";

export type Hint = { country?: string | null };

/** What is known of one place while its names are read from left to right. */
export type Draft = {
  name: string | null;
  cities: readonly City[];
  region: string | null;
  country: string | null;
};

const confidences = {
  cityAndCountry: 0.98,
  city: 0.85,
  cityByHint: 0.7,
  sharedCity: 0.5,
  region: 0.9,
  country: 0.9,
  strangerInCountry: 0.6,
  strangerByHint: 0.3,
  stranger: 0.2,
};

/** The place a draft means: the text goes before the gazetteer, and that before the board. */
export function settlePlace(draft: Draft, raw: string, hint: Hint): Place {
  const fitting = draft.cities.filter(({ country }) => country === (draft.country ?? country));
  const hinted = fitting.filter(({ country }) => country === hint.country);
  const city = hinted[0] ?? fitting[0];
  if (city) {
    const isShared = new Set(fitting.map(({ country }) => country)).size > 1;
    const alone = isShared
      ? confidences[hinted.length > 0 ? "cityByHint" : "sharedCity"]
      : confidences.city;
    const confidence = draft.country ? confidences.cityAndCountry : alone;
    return {
      raw,
      city: city.name,
      region: city.region?.name ?? null,
      country: city.country,
      confidence,
    };
  }
  const { name, region, country } = draft;
  const known = { raw, city: name, region, country: country ?? hint.country ?? null };
  if (!name) return { ...known, confidence: country ? confidences.region : confidences.sharedCity };
  const doubt = hint.country ? confidences.strangerByHint : confidences.stranger;
  return { ...known, confidence: country ? confidences.strangerInCountry : doubt };
}
