import { perYear } from "@/modules/knowledge/normalise/rules";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { addDays } from "@/src/calendar";
import { purposes } from "./legal-bases/rules";

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

/** Kilometres around a town, whose place is known to about ten: those offered, what counts where none is named, and the most. */
export const distances = [25, 50, 100, 250, 500] as const;
export const defaultDistance = 50;
export const maxDistance = 2000;

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

export const sorts = [
  "date",
  "name",
  "updated",
  "free",
  "pay",
  "place",
  "status",
  "contact",
  "owner",
] as const;
export type CandidateSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);
export const pageSize = 50;
/** Whoever scrolls on gets so many at once: a browser draws as much for each page, however long it is. */
export const maxPageSize = 500;
/** Specification §9: candidate cards show so many skills, then "+N more". */
export const cardSkills = 3;
export * from "./legal-bases/rules";
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

/** By what the list can be asked with conditions. */
export const fields = {
  holds: { is: "certificate" },
  skill: { is: "skill" },
  near: { is: "place", most: maxDistance },
  free: { is: "days", canBeNone: true },
  pay: { is: "money", perYear, canBeNone: true },
  language: { is: "language", levels: languageLevels },
  status: { is: "choice", values: statuses },
  role: { is: "choice", values: roles, canBeNone: true },
  systems: { is: "choice", values: systems, canBeNone: true },
  country: { is: "country", canBeNone: true },
  willing: { is: "country", canBeNone: true },
  contract: { is: "choice", values: contractWishes, canBeNone: true },
  shifts: { is: "yes", canBeNone: true },
  years: { is: "numbers", canBeNone: true },
  experience: { is: "numbers", canBeNone: true },
  notice: { is: "numbers", canBeNone: true },
  /** Somebody has seen a document that shows who they are, and it is valid. */
  identity: { is: "yes", hasDay: true },
  consent: { is: "choice", values: purposes, canBeNone: true },
  contacted: { is: "days", canBeNone: true },
  informed: { is: "days", canBeNone: true },
  origin: { is: "choice", values: origins },
  added: { is: "days" },
  changed: { is: "days" },
  keep: { is: "days" },
  owner: { is: "person", canBeNone: true },
  tag: { is: "tag", canBeNone: true },
} as const satisfies Fields;

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
