import { addDays } from "@/src/calendar";

/** Specification §4. */
export const statuses = ["active", "passive", "hired", "blacklisted"] as const;
export type CandidateStatus = (typeof statuses)[number];

/** Which status may follow which; nobody is hired straight from the blacklist. */
export const nextStatuses: Record<CandidateStatus, readonly CandidateStatus[]> = {
  active: ["passive", "hired", "blacklisted"],
  passive: ["active", "hired", "blacklisted"],
  hired: ["active", "passive", "blacklisted"],
  blacklisted: ["active", "passive"],
};

export { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";

export const contractWishes = ["permanent", "contract", "temporary", "any"] as const;
export const payPeriods = ["hour", "day", "month", "year"] as const;
/** A full-time year, to compare pay by the hour or day with pay by the year: 52 weeks of 40 hours, 220 days. */
export const perYear = { hour: 2080, day: 220, month: 12, year: 1 } as const;

/** Kilometres around a town, whose place is known to about ten: those offered, what counts where none is named, and the most. */
export const distances = [25, 50, 100, 250, 500] as const;
export const usualDistance = 50;
export const mostDistance = 2000;

/** What the list can be narrowed by between two ends. */
export const ranges = {
  /** Years in datacenters, and of any work. */
  years: "number",
  experience: "number",
  /** What they wish for in euros: per hour, and the same per year. */
  pay: "euros",
  salary: "euros",
  /** From when they can start: a day, or their notice counted from today. */
  available: "day",
  notice: "number",
  added: "day",
  /** When their data has to go. */
  keep: "day",
} as const;

/** How the agency got to know a person: who did not apply has to be told within a month (GDPR, article 14). */
export const origins = [
  "applied",
  "referred",
  "linkedin",
  "job-board",
  "event",
  "network",
  "import",
  "sample",
] as const;
export type Origin = (typeof origins)[number];

/** What a person may choose in the form; the others are set by what brings them. */
export const chosenOrigins = origins.filter((it) => it !== "import" && it !== "sample");

/** The languages of the countries the agency works in, as ISO 639-1. */
export const spokenLanguages = [
  "nl",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pl",
  "da",
  "sv",
  "no",
  "fi",
  "pt",
  "ro",
] as const;

export const sorts = ["date", "name", "updated"] as const;
export type CandidateSort = (typeof sorts)[number];

export const pageLength = 50;
export const longestPage = 200;
/** Specification §9: candidate cards show so many skills, then "+N more". */
export const cardSkills = 3;
/** Specification §9. */
export const retentionDays = 365;

export { type Purpose, purposes } from "./legal-bases/rules";
/** How a person said so. */
export const channels = ["form", "email", "phone", "paper", "in-person", "import"] as const;
export type Channel = (typeof channels)[number];
/** What a person may choose; the other is set by a file. */
export const chosenChannels = [
  "form",
  "email",
  "phone",
  "paper",
  "in-person",
] as const satisfies Channel[];
export type ChosenChannel = (typeof chosenChannels)[number];
/** Why a consent is not noted for somebody among many. */
export const consentRefusals = [
  "restricted",
  "no-address",
  "objected",
  "withdrew",
  "already",
] as const;
export const longestProof = 300;

/** How long data may stay, by what happened last; the rule in force on the day is the last that has begun. */
export const retentionRules = [
  { id: "taken-up", days: retentionDays, since: "2018-05-25" },
  { id: "contact", days: retentionDays, since: "2018-05-25" },
  { id: "consent", days: retentionDays, since: "2018-05-25" },
  { id: "withdrawn", days: 28, since: "2018-05-25" },
] as const;
export type RetentionRule = (typeof retentionRules)[number]["id"];

/** Who applied knows; everybody else is told within a month that, and from where, we have their data (GDPR, article 14). */
export const informDays = 30;
export const hasToBeInformed = (origin: Origin) => origin !== "applied" && origin !== "sample";

export const identityDocuments = ["passport", "id-card", "residence-permit"] as const;

/** A certificate that ends within so many days is shown as ending. */
export const endingDays = 90;
export const validities = ["valid", "ending", "expired", "open"] as const;
export type Validity = (typeof validities)[number];

/** What light a certificate shows on a day; `open` where no end is known. */
export function validityOf(expiresOn: string | null, today: string): Validity {
  if (expiresOn === null) return "open";
  if (expiresOn < today) return "expired";
  return expiresOn <= addDays(today, endingDays) ? "ending" : "valid";
}

/** What people say aloud: C-0042. */
export const numberOf = (seq: number) => `C-${String(seq).padStart(4, "0")}`;

/** By what two records look like one person. */
export const duplicateSigns = ["email", "linkedin", "phone", "name-place", "name"] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];
export const strengths = ["strong", "likely", "possible"] as const;
export type Strength = (typeof strengths)[number];

/** A shared address is hardly ever chance, a shared telephone may be a household's, a shared name is a hint. */
const strengthOfSign: Record<DuplicateSign, Strength> = {
  email: "strong",
  linkedin: "strong",
  phone: "likely",
  "name-place": "likely",
  name: "possible",
};

/** The strength of the best sign; two likely ones together are strong. */
export function strengthOf(signs: readonly DuplicateSign[]): Strength {
  const found = signs.map((sign) => strengthOfSign[sign]);
  if (found.includes("strong") || found.filter((it) => it === "likely").length > 1) return "strong";
  return found.includes("likely") ? "likely" : "possible";
}

/** The fields of a candidate that a sheet holds, in the order of its columns: what leaves so can come back whole. */
export const sheetFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "linkedin",
  "location",
  "country",
  "headline",
  "summary",
  "status",
  "statusReason",
  "statusUntil",
  "role",
  "skills",
  "systems",
  "languages",
  "willingCountries",
  "yearsTotal",
  "yearsDatacentre",
  "payAmount",
  "payCurrency",
  "payPeriod",
  "availableFrom",
  "noticeDays",
  "contract",
  "worksShifts",
  "gdprConsent",
  "consentOn",
  "certificates",
] as const;
