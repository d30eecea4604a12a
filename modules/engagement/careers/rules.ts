/** How somebody is employed, each as schema.org names it. */
export const employmentTypes = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
} as const;
export type EmploymentType = keyof typeof employmentTypes;
export const employmentTypeNames = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
] as const satisfies EmploymentType[];

/** What a range of pay is for, and how many of them a full year of work has. */
export const timesPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;
export type SalaryPeriod = keyof typeof timesPerYear;
export const salaryPeriods = [
  "hour",
  "day",
  "week",
  "month",
  "year",
] as const satisfies SalaryPeriod[];

/** What an applicant may be asked: for words, for yes or no, or for one of several answers. */
export const questionKinds = ["text", "yesNo", "choice"] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What one job is to the public: to be applied for, over, or taken back. */
export const publicationStates = ["open", "closed", "withdrawn"] as const;
export type PublicationState = (typeof publicationStates)[number];

export const maxQuestions = 8;
export const maxOptions = 8;
export const maxQuestionLength = 200;
export const maxOptionLength = 80;
export const minDescriptionLength = 40;
export const maxDescriptionLength = 12_000;
/** More than anybody is paid in a year, in whole euros. */
export const maxPay = 1_000_000;
export const pageSize = 20;
/** As many as a feed or the map of the site holds. */
export const maxInFeed = 500;
/** What the filter offers to earn at least, euros a year. */
export const paySteps = [40_000, 55_000, 70_000, 85_000, 100_000] as const;
/** How long a page stands unless somebody says otherwise. */
export const defaultOpenDays = 60;

export type PublicationTimes = { withdrawnAt: string | null; closesAt: string | null };

export function stateOf({ withdrawnAt, closesAt }: PublicationTimes, now: Date): PublicationState {
  if (withdrawnAt) return "withdrawn";
  return closesAt && closesAt <= now.toISOString() ? "closed" : "open";
}

/** The words of an address: no accents, no signs, and short enough to be read aloud. */
export function slugOf(...parts: (string | null)[]): string {
  const plain = parts.join(" ").normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll("ß", "ss").split(/[^a-z0-9]+/);
  return words.filter(Boolean).join("-").slice(0, 80).replace(/-$/, "");
}
