/** Others who handle personal data for the agency, by what they do (GDPR, article 28). */
export const processorKinds = ["hosting", "mail", "ai", "calendar", "payroll", "other"] as const;
export type ProcessorKind = (typeof processorKinds)[number];

/** What a transfer out of the European Economic Area rests on (GDPR, articles 45 and 46). */
export const transferBases = ["none", "adequacy", "scc", "bcr"] as const;
export type TransferBasis = (typeof transferBases)[number];

/** The European Union, Iceland, Liechtenstein and Norway, as ISO 3166 alpha-2. */
export const economicArea: readonly string[] = [
  "AT",
  "BE",
  "BG",
  "CY",
  "CZ",
  "DE",
  "DK",
  "EE",
  "ES",
  "FI",
  "FR",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
  "IS",
  "LI",
  "NO",
];

type Adequate = { country: string; onlyFor: "commercial" | "framework" | null };
const all = (...countries: string[]): Adequate[] =>
  countries.map((country) => ({ country, onlyFor: null }));

/** Countries that the European Commission found adequate, as its page said on that day; later decisions are not in it. */
export const adequacy = {
  source:
    "https://commission.europa.eu/law/law-topic/data-protection/international-dimension-data-protection/adequacy-decisions_en",
  reviewedOn: "2026-11-22",
  countries: [
    ...all("AD", "AR", "CH", "FO", "GB", "GG", "IL", "IM", "JE", "JP", "KR", "NZ", "UY"),
    // Canada's commercial organisations, and American ones that take part in the Data Privacy Framework.
    { country: "CA", onlyFor: "commercial" },
    { country: "US", onlyFor: "framework" },
  ] satisfies Adequate[],
};

export const adequacyOf = (country: string) =>
  (adequacy.countries as Adequate[]).find((it) => it.country === country) ?? null;

/** Other countries that services often sit in; any other can be written as well. */
export const elsewhere = ["AE", "AU", "BR", "CN", "IN", "MA", "PH", "RS", "SG", "TR", "UA", "ZA"];
export const knownCountries: readonly string[] = [
  ...economicArea,
  ...adequacy.countries.map(({ country }) => country),
  ...elsewhere,
];

/** Where the data goes: it stays in the area, to a country found adequate, or to any other. */
export const places = ["area", "adequate", "third"] as const;
export type Place = (typeof places)[number];

export function placeOf(country: string): Place {
  if (economicArea.includes(country)) return "area";
  return adequacyOf(country) ? "adequate" : "third";
}

/** What is not in order yet. */
export const troubles = ["no-agreement", "no-basis", "not-adequate"] as const;
export type Trouble = (typeof troubles)[number];

type Known = { country: string; basis: TransferBasis; agreedOn: string | null };

export function troublesOf({ country, basis, agreedOn }: Known): Trouble[] {
  const place = placeOf(country);
  const found: Trouble[] = agreedOn === null ? ["no-agreement"] : [];
  if (place !== "area" && basis === "none") found.push("no-basis");
  if (place === "third" && basis === "adequacy") found.push("not-adequate");
  return found;
}

/** What a column says about a person, as the register of processing names it; the first that fits counts. */
export const dataKinds = [
  "identity",
  "contact",
  "pay",
  "work",
  "agreement",
  "assessment",
  "words",
  "files",
  "access",
  "reference",
  "time",
  "facts",
] as const;
export type DataKind = (typeof dataKinds)[number];

const signs: [kind: DataKind, column: RegExp][] = [
  [
    "identity",
    /first_name|last_name|full_name|^username$|born|^name$|name_key|nationalit|identit|^document$/,
  ],
  [
    "contact",
    /email|phone|address|linkedin|location|^city$|^country$|^lat$|^lon$|place_key|timezone|^to$/,
  ],
  ["pay", /pay|salary|rate|cents|per_diem|budget|bill/],
  ["agreement", /consent|agreed|withdrawn|opted|basis|informed|confirmed|proof|channel|purpose/],
  ["assessment", /score|recommend|result|rating|judg|verdict|reason|parts|outcome/],
  ["work", /skill|certificate|experience|language|headline|role|position|expertise|specialt|years/],
  [
    "words",
    /text|note|body|subject|content|words|message|description|summary|answer|comment|letter|html/,
  ],
  ["files", /file|format|bytes|attachment|cv_/],
  ["access", /password|token|session|secret|last_seen/],
  ["reference", /(^|_)ids?$|_by$|^seq$|^n$|number|version|^kind$|^type$/],
  ["time", /_at$|_on$|_until$|_from$|^at$|date|since|day|minutes|hours/],
];

/** What a column holds, by its name in the database. */
export const dataKindOf = (column: string): DataKind =>
  signs.find(([, sign]) => sign.test(column))?.[0] ?? "facts";
