import {
  type ImportedCandidate,
  type ArrivingConsent,
  NewCandidate,
  statuses,
  StatusChange,
} from "@/modules/crm/candidates";
import type { Plan } from "../../model";
import { type AskedField, type ImportField, type ProblemCode, repeatedFields } from "../../rules";
import { agreedIn } from "./agreeing";
import { fixedCells, holderOf, readersOf } from "./columns";
import { composed, type Found, type Tell } from "./composed";
import { cellReaders, type Means, type Names, Unreadable } from "../cells";
import { type headedBy, payHeadOf } from "../columns/headed";
import { holdsMore, partsOfName } from "../person-names";
import { saysNothing } from "../nothing";
import { dayIn } from "../quantities";
import { z } from "zod";

const ArrivingCandidate = NewCandidate.omit({ status: true }).extend({
  status: z.enum(statuses).optional(),
  reason: StatusChange.shape.reason,
  until: StatusChange.shape.until,
  consents: z.array(z.custom<ArrivingConsent>()),
  objectedOn: z.string().optional(),
});

/** Validates a row by the candidate model; refused fields are dropped and reported. */
function validateRow(
  given: Record<string, unknown>,
  trouble: Tell,
): { given: ImportedCandidate | null } {
  const judgement = ArrivingCandidate.safeParse(given);
  if (judgement.success) return { given: judgement.data as ImportedCandidate };
  const rest = { ...given };
  for (const { path, code } of judgement.error.issues) {
    const name = String(path[0]);
    const field = (name === "pay" ? "payAmount" : name) as ImportField;
    const value = rest[name];
    trouble(
      field,
      codeOf(field, code, value),
      typeof value === "string" ? value : String(value ?? ""),
    );
    delete rest[name];
  }
  const again = ArrivingCandidate.safeParse(rest);
  return { given: again.success ? (again.data as ImportedCandidate) : null };
}

function codeOf(field: ImportField, code: string, value: unknown): ProblemCode {
  if (value === undefined || value === "") return "required";
  if (field === "email") return "email";
  if (code === "too_big" && typeof value === "string") return "too-long";
  if (code === "too_big" || code === "too_small" || code === "invalid_type") return "range";
  return "invalid";
}

export type Problem = {
  field: AskedField;
  code: ProblemCode;
  /** The column to mend; null where no column has the field. */
  column: number | null;
  value: string;
};
export type ReadRow = {
  given: ImportedCandidate | null;
  problems: Problem[];
  isLeftOut: boolean;
  /** Certificates that nobody knows and that come in as they are written. */
  wondered: string[];
  /** The row is imported; its amount waits until somebody names the period. */
  isPayOpen?: boolean;
};

/** The day of the import, the taxonomy's names, and all rows of the file. */
type By = { today: string; names: Names; rows: readonly string[][] };

/** Reads the rows of one file as one plan says. */
export function rowReader(plan: Plan, { today, names, rows }: By) {
  const { values } = plan;
  const columns = readersOf(plan, rows);
  const pay = payHeadOf(plan);
  const cellOf = fixedCells(plan);
  const defaults = Object.entries(plan.defaults ?? {}) as [CellField, string][];
  const columnOf = (field: AskedField) => holderOf(columns, field);

  return (row: readonly string[], n: number): ReadRow => {
    const notes: Notes = { problems: [], isLeftOut: false, wondered: [] };
    const wonder = (name: string) => void notes.wondered.push(name);
    const means: Means = { values, today, names, wonder, dayIn };
    const trouble = notedIn(notes, plan, columnOf);
    const found: Found = {};
    const reading = { found, means, trouble };
    const said = new Set<ImportField>();
    for (const { field, column, headed, dayIn: read } of columns) {
      const cell = cellOf(row, n, column);
      if (saysNothing(field, cell)) continue;
      said.add(field);
      const here = { ...reading, means: { ...means, dayIn: read }, headed };
      if (field === "fullName") nameInto(here, cell);
      else readInto(here, field, cell.trim());
    }
    for (const [field, words] of defaults) {
      if (!said.has(field)) readInto(reading, field, words);
    }
    const { rest, ...agreed } = agreedIn(found, plan, today);
    const whole = composed(rest, { plan, pay, notes }, trouble);
    const { given } = validateRow({ ...whole, ...agreed }, trouble);
    return { given, ...notes };
  };
}

type Notes = Omit<ReadRow, "given">;
/** Keeps what is wrong among the notes, unless its repair has been chosen. */
const notedIn =
  (notes: Notes, { repairs }: Plan, columnOf: (field: AskedField) => number | null): Tell =>
  (field, code, value) => {
    const repair = repairs[`${field}:${code}`];
    if (repair === "leave-out") notes.isLeftOut = true;
    if (!repair) notes.problems.push({ field, code, value, column: columnOf(field) });
  };

type CellField = keyof typeof cellReaders;

/** A row that is being read: what was found in it so far, and by what means. */
type Reading = {
  found: Found;
  means: Means;
  trouble: Tell;
  headed?: ReturnType<typeof headedBy>;
};

/** Who they are; a cell that holds more than a name is for somebody to mend. */
function nameInto({ found, means, trouble, headed }: Reading, cell: string): void {
  const name = headed ? headed(cell, means.dayIn) : cell;
  if (holdsMore(name)) trouble("fullName", "invalid", cell);
  else Object.assign(found, partsOfName(name));
}

function readInto(
  { found, means, trouble, headed }: Reading,
  field: CellField,
  cell: string,
): void {
  try {
    const said = headed ? headed(cell, means.dayIn) : cell;
    const value = said === "" ? null : cellReaders[field](said, means);
    // A second column that says no takes nothing back of what the first one said.
    if (repeatedFields.includes(field) && isYes(found[field])) return;
    found[field] = withFormer(field, found[field], value);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    trouble(error.asked ?? field, error.code, error.value);
  }
}

/** Certificates of several columns are concatenated; a second last name is appended to the first. */
function withFormer(field: CellField, former: unknown, value: unknown): unknown {
  if (former === undefined || former === null) return value;
  if (field === "certificates") return [...(former as unknown[]), ...((value ?? []) as unknown[])];
  return field === "lastName" ? [former, value].join(" ") : value;
}

const isYes = (value: unknown) => (value as { isGiven?: boolean } | null | undefined)?.isGiven;
