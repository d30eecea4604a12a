import { type DuplicateSign, type Purpose, sheetFields } from "@/modules/crm/candidates/rules";

const [firstName, lastName, ...otherFields] = sheetFields;

/** What a column of a file may become of a candidate; one with the whole name becomes both its parts. */
export const importFields = [
  firstName,
  /** What stands between both and belongs to the last name: van der. */
  "infix",
  lastName,
  "fullName",
  ...otherFields,
  "shareConsent",
  "marketingConsent",
  "consentChannel",
  "consentProof",
  /** Whether somebody wants no mail, no call, no approach. */
  "objection",
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields with a fixed set of values: what a file calls them otherwise is asked once. */
export const valueFields = [
  "country",
  "status",
  "role",
  "systems",
  "languages",
  "willingCountries",
  "payPeriod",
  "contract",
  "worksShifts",
  "gdprConsent",
  "shareConsent",
  "marketingConsent",
  "consentChannel",
  "objection",
  "certificates",
  /** Of a column of days, by its name, where none of them shows whether the day or the month stands first. */
  "dayOrder",
] as const;
export type ValueField = (typeof valueFields)[number];
/** What a cell may be asked about. */
export type AskedField = ImportField | ValueField;

/** Those whose unknown values are taken in as they are written, unless somebody says what they mean. */
export const keptFields = ["certificates"] as const satisfies readonly ValueField[];
/** Those whose unknown values block their row until somebody has said. */
export type WordField = Exclude<ValueField, (typeof keptFields)[number]>;

/** The columns that say what somebody agreed to, each by itself: yes, no, or since which day. */
export const consentFields = {
  keep: "gdprConsent",
  share: "shareConsent",
  marketing: "marketingConsent",
} as const satisfies Record<Purpose, ImportField>;

/** Fields that several columns may have: any of them can say it. */
export const repeatedFields: readonly ImportField[] = ["objection"];

export const encodings = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "macintosh",
  "iso-8859-15",
] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];
export const formats = ["csv", "xlsx"] as const;

export const importStates = [
  "draft",
  "running",
  "completed",
  "cancelled",
  "failed",
  "undone",
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row of a file became. */
export const rowOutcomes = ["created", "updated", "skipped", "rejected"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What may be wrong with a cell; each is repaired in its own way. */
export const problemCodes = [
  "required",
  "no-at",
  "email",
  "rounded",
  "too-long",
  "number",
  "range",
  "date",
  "unknown",
  "until",
  "invalid",
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What is done with the cells, or the rows, of one kind of problem. */
export const repairs = ["empty", "leave-out"] as const;
export const duplicateChoices = ["skip", "update", "create"] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];
/** What belongs to one person, unlike a name. */
export const sureSigns: readonly DuplicateSign[] = ["email", "linkedin", "phone"];

/** Why the agency may keep these people's data (GDPR, article 6). */
export const legalBases = ["consent", "legitimate-interest", "contract"] as const;

/** Through the browser; a request may hold no more. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** From the terminal. */
export const maxFileBytes = 64 * 1024 * 1024;
export const maxRows = 100_000;
export const maxColumns = 64;
export const maxCellLength = 32 * 1024;

export const previewRows = 10;
/** How far down the names of the columns are looked for, and how many rows can be chosen from. */
export const lastHeadRow = 29;
export const shownTop = 12;

type Head = { hasHead: boolean; headRow?: number | undefined; headRows?: 1 | 2 | undefined };

/** Which row of a file is the first with data, counted from 0. */
export const firstRowOf = ({ hasHead, headRow = 0, headRows = 1 }: Head): number =>
  hasHead ? headRow + headRows : 0;

/** From which row of data on how many empty lines stand above, each as [row, lines]. */
export type Gaps = [row: number, lines: number][];
/** More changes of that are not kept; the rows below them are counted from the last. */
export const maxGaps = 5000;

export function gapsIn(lines: readonly number[], reading: Head): Gaps {
  const gaps: Gaps = [];
  let above = 0;
  for (const [n, line] of lines.entries()) {
    const empty = line - n - firstRowOf(reading) - 1;
    if (empty !== above && gaps.length < maxGaps) gaps.push([n, empty]);
    above = empty;
  }
  return gaps;
}

type Counted = { reading: Head; gaps?: Gaps | undefined };

/** The number that a person sees beside the nth row of data in a spreadsheet, empty lines counted. */
export function lineOf(n: number, { reading, gaps = [] }: Counted): number {
  const [, empty] = gaps.findLast(([row]) => row <= n) ?? [0, 0];
  return n + firstRowOf(reading) + 1 + empty;
}

/** The other way round; an empty line is a row that no file has. */
export function rowIn(line: number, counted: Counted): number {
  const steps: Gaps = [[0, 0], ...(counted.gaps ?? [])];
  const first = firstRowOf(counted.reading) + 1;
  const found = steps.map(([, empty]) => line - first - empty);
  return found.find((n) => n >= 0 && lineOf(n, counted) === line) ?? Number.MAX_SAFE_INTEGER;
}

/** Problems of one kind that are shown, and repaired in place, at once. */
export const shownRows = 50;
/** Different values of one column that are asked for. */
export const maxValues = 60;
/**
 * Rows per write, adapted to what fits into a slice of work. Below the minimum the commit, some two milliseconds whatever it
 * holds, costs more than the rows, and would load a busy machine further.
 */
export const batchSizes = { least: 48, most: 200 };
/** So long an import can be undone, and its rows are kept. */
export const keptDays = 30;
