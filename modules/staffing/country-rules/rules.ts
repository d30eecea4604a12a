/** What a country rule is about. */
export const topics = [
  "assignment",
  "retention",
  "posting",
  "agency",
  "independence",
  "pay",
  "ai",
] as const;
export type Topic = (typeof topics)[number];

/** Every rule that is kept; each has a name in every language. */
export const ruleIds = [
  "eu-posting",
  "eu-a1",
  "eu-pay-range",
  "eu-ai-recruitment",
  "nl-phase-a",
  "nl-phase-b",
  "nl-notification",
  "nl-site-documents",
  "nl-retention-turned-down",
  "nl-retention-placed",
  "de-retention-turned-down",
  "nl-admission",
  "nl-self-employed",
  "de-max",
  "de-equal-pay",
  "de-notification",
  "be-limosa",
] as const;
export type RuleId = (typeof ruleIds)[number];

/** The numbers that rules set. */
export const valueNames = [
  "limitDays",
  "breakDays",
  "a1Months",
  "clientCheckDays",
  "keepYears",
  "keepDays",
  "depositEuros",
  "logMonths",
] as const;
export type ValueName = (typeof valueNames)[number];

/** Whether the source was read itself, or somebody else's account of it. */
export const bases = ["official", "told"] as const;
export type Basis = (typeof bases)[number];

/** What a posted worker's employer has to do or to have ready where the work is. */
export const duties = [
  "notification",
  "a1",
  "contact-person",
  "client-check",
  "contract",
  "timesheets",
  "payslips",
  "payment-proof",
] as const;
export type Duty = (typeof duties)[number];

/** Numbers of days, months, years or euros that a rule sets, by their name. */
export type RuleValues = Record<string, number>;

/** Whose days a limit adds up, and for whom; `abroad` counts only for people from elsewhere. */
export type ClockScope = {
  per: "client" | "agency";
  contractTypes: string[];
  from: "work" | "abroad";
};

/** A rule of a country, or of the union, with the day it begins, where it stands and who last looked. */
export type Rule = {
  id: string;
  topic: Topic;
  /** ISO 3166, or `EU` for all members of the European Economic Area. */
  country: string;
  validFrom: string;
  values: RuleValues;
  source: { name: string; address: string };
  basis: Basis;
  reviewedOn: string;
  clock?: ClockScope;
  /** What it asks of a posting: at the start, after the first month of work, or as many working days in as a value says. */
  duties?: { id: Duty; due: string }[];
  /** Where a posting is notified. */
  portal?: string;
};

export const maxValue = 1_000_000;
export const minReasonLength = 10;
export const maxReasonLength = 500;
/** A rule that nobody looked at for so long is to be looked at again. */
export const reviewDays = 365;

/** The European Economic Area, ISO 3166. */
const members = [
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
  "IS",
  "IT",
  "LI",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "NO",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
];

/** Whether a rule of one country, or of the union, speaks of work in a country. */
export const speaksOf = (rule: Pick<Rule, "country">, place: string): boolean =>
  rule.country === place || (rule.country === "EU" && members.includes(place));

/** A rule's versions share its id; on a day the last that has begun holds. */
export function inForce<One extends Pick<Rule, "id" | "validFrom">>(
  rules: readonly One[],
  day: string,
): One[] {
  const begun = rules.filter(({ validFrom }) => validFrom <= day);
  return begun.filter(
    (one) => !begun.some((other) => other.id === one.id && other.validFrom > one.validFrom),
  );
}
