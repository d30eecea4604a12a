import { toIso } from "@/modules/knowledge/countries/rules";

/** Where something is, and where somebody comes from: "in den Niederlanden", "aus den Niederlanden". */
export type Place = "in" | "from";

const prepositions: Readonly<Record<string, Record<Place, string>>> = {
  en: { in: "in", from: "from" },
  nl: { in: "in", from: "uit" },
  de: { in: "in", from: "aus" },
};

/** What stands between the preposition and the name of a country that has an article. */
const articles: Readonly<Record<string, Record<string, string>>> = {
  en: {
    NL: "the",
    GB: "the",
    US: "the",
    AE: "the",
    PH: "the",
    BS: "the",
    GM: "the",
    FO: "the",
    IM: "the",
  },
  nl: { GB: "het", US: "de", AE: "de", PH: "de", FO: "de" },
  de: {
    NL: "den",
    GB: "dem",
    US: "den",
    AE: "den",
    PH: "den",
    FO: "den",
    CH: "der",
    TR: "der",
    SK: "der",
    UA: "der",
    MD: "der",
    VA: "der",
    IM: "der",
  },
};

/** Adjectives take an ending after an article in the dative. */
const datives: Readonly<Record<string, string>> = {
  GB: "Vereinigten Königreich",
  NL: "Niederlanden",
  US: "Vereinigten Staaten",
  AE: "Vereinigten Arabischen Emiraten",
  PH: "Philippinen",
  FO: "Färöern",
};

/** A country with its preposition and article, in a language: "in het Verenigd Koninkrijk", "im Vereinigten Königreich". */
export function countryPhrase(code: string, place: Place, language: string): string {
  const iso = toIso(code);
  const its = language in prepositions ? language : "en";
  const name = its === "de" ? datives[iso] : undefined;
  const article = articles[its]?.[iso];
  const before = [prepositions[its]?.[place], article].filter(Boolean).join(" ");
  // "in dem" is written as one word.
  const joined = before === "in dem" ? "im" : before;
  return `${joined} ${name ?? nameOf(iso, its)}`;
}

const nameOf = (iso: string, language: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: "region" }).of(iso) ?? iso;
  } catch {
    return iso;
  }
};

/** Cities that readers of a language call otherwise than they are called in English. */
const cities: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nl: {
    Antwerp: "Antwerpen",
    Athens: "Athene",
    Belgrade: "Belgrado",
    Berlin: "Berlijn",
    Brussels: "Brussel",
    Bucharest: "Boekarest",
    Budapest: "Boedapest",
    Cologne: "Keulen",
    Copenhagen: "Kopenhagen",
    Geneva: "Genève",
    Krakow: "Krakau",
    Lisbon: "Lissabon",
    London: "Londen",
    Luxembourg: "Luxemburg",
    Milan: "Milaan",
    Mons: "Bergen",
    Moscow: "Moskou",
    Munich: "München",
    Paris: "Parijs",
    Prague: "Praag",
    Rome: "Rome",
    Vienna: "Wenen",
    Warsaw: "Warschau",
    Zurich: "Zürich",
  },
  de: {
    Antwerp: "Antwerpen",
    Athens: "Athen",
    Belgrade: "Belgrad",
    Brussels: "Brüssel",
    Bucharest: "Bukarest",
    Cologne: "Köln",
    Copenhagen: "Kopenhagen",
    Geneva: "Genf",
    Krakow: "Krakau",
    Lisbon: "Lissabon",
    Luxembourg: "Luxemburg",
    Milan: "Mailand",
    Moscow: "Moskau",
    Munich: "München",
    Prague: "Prag",
    Rome: "Rom",
    Vienna: "Wien",
    Warsaw: "Warschau",
    Zurich: "Zürich",
  },
};

/** A city, or several with strokes between them, in a language: "Köln/Düsseldorf". */
export const cityName = (city: string, language: string): string =>
  city
    .split("/")
    .map((one) => cities[language]?.[one] ?? one)
    .join("/");

/** The city that a time zone is named after, in a language: `Europe/Vienna` is "Wien". */
export const zoneCity = (zone: string, language: string): string =>
  cityName((zone.split("/").at(-1) ?? zone).replaceAll("_", " "), language);
