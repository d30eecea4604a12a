import { fields as candidateFields } from "@/modules/crm/candidates/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";

/** Specification §4: the four open states, then the closed ones, which the screen shows in red. */
export const openStatuses = ["pending", "reviewing", "interview", "offer"] as const;
export const closedStatuses = ["rejected", "withdrawn", "declined", "filled"] as const;
export const statuses = [...openStatuses, ...closedStatuses] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** The ways to narrow the list of all applications. */
export const stretches = ["unreviewed", "all", ...openStatuses, "closed"] as const;
export type Stretch = (typeof stretches)[number];
export const pageSize = 50;
export const maxPageSize = 200;

/** Who began it: the agency, by taking a candidate along, or the candidate, by applying. */
export const origins = ["sourced", "applied"] as const;

const isOpen = (status: ApplicationStatus) => openStatuses.some((it) => it === status);

/** Whether the candidate said no themselves: they may change their mind. */
export const isTakenBack = (status: ApplicationStatus) =>
  status === "withdrawn" || status === "declined";

/** An open application may go to any state; a closed one is opened again before it goes on. */
export const nextStatuses = (status: ApplicationStatus): readonly ApplicationStatus[] =>
  isOpen(status) ? statuses.filter((it) => it !== status) : ["pending", "reviewing"];

export const sorts = ["date", "name", "job", "status", "score"] as const;
export type ApplicationSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

/** As many candidates as are taken along at once. */
export const addedAtOnce = 200;

/** Whether the candidate would move for the job; specification §3. */
export const relocations = ["yes", "no", "negotiable"] as const;
export type Relocation = (typeof relocations)[number];

/** A question of a published job, in the words of that day, and what the candidate answered. */
export type Answer = { question: string; answer: string };

export const maxCoverLetterLength = 10_000;
export const maxSalaryLength = 60;
export const maxAnswerLength = 2000;
export const maxAnswers = 20;
/** A candidate says when they could begin: from yesterday, for whoever is a time zone behind, to two years ahead. */
export const availableFromDays = -1;
export const availableToDays = 730;

const misleading = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const unprintable = /[^\P{C}\n\t]/gu;
const nineDigits = /(?<!\d)\d{4}[. ]?\d{2}[. ]?\d{3}(?!\d)/g;

/** What a stranger wrote, without signs that hide or turn words, and without a Dutch citizen's number (BSN). */
export const plain = (written: string): string =>
  written
    .replaceAll("\r\n", "\n")
    .replaceAll(misleading, "")
    .replaceAll(unprintable, "")
    .replaceAll(nineDigits, (number) => (isCitizenNumber(number) ? "*********" : number))
    .trim();

/** The test of eleven: an agency has no ground to keep such a number of somebody who only applies. */
function isCitizenNumber(number: string): boolean {
  const digits = [...number.replaceAll(/\D/g, "")].map(Number);
  const sum = digits.reduce((total, digit, n) => total + digit * (n === 8 ? -1 : 9 - n), 0);
  return sum > 0 && sum % 11 === 0;
}

const { holds, skill, near, language } = candidateFields;

/** By what the list can be asked with conditions: the application itself, its job, and the candidate. */
export const fields = {
  status: { is: "choice", values: statuses },
  origin: { is: "choice", values: origins },
  new: { is: "yes" },
  applied: { is: "days" },
  score: { is: "numbers", canBeNone: true },
  employer: { is: "name", canBeNone: true },
  holds,
  skill,
  near,
  language,
  start: { is: "days", canBeNone: true },
  relocate: { is: "choice", values: relocations, canBeNone: true },
  changed: { is: "days" },
} as const satisfies Fields;
