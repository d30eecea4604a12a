import type { Arriving } from "@/modules/crm/candidates";
import type { Plan } from "../model";
import type { ImportField, ProblemCode } from "../rules";
import { cellReaders, type Means, partsOfName, Unreadable, unsaid } from "./cells";
import { judged, type Tell } from "./judging";

export type Problem = {
  field: ImportField;
  code: ProblemCode;
  /** The column to mend; null where no column has the field. */
  column: number | null;
  value: string;
};
export type ReadRow = { given: Arriving | null; problems: Problem[]; isLeftOut: boolean };

/** Reads the rows of one file as one plan says. */
export function rowReader(plan: Plan, today: string, certificateIdOf: (name: string) => string) {
  const means: Means = { values: plan.values, today, certificateIdOf };
  const columns = columnsOf(plan);
  const cellOf = fixedCells(plan);
  const columnOf = (field: ImportField) => holderOf(columns, field);

  return (row: readonly string[], n: number): ReadRow => {
    const notes: Notes = { problems: [], isLeftOut: false };
    const trouble = notedIn(notes, plan, columnOf);
    const found: Found = {};
    for (const { field, column } of columns) {
      const cell = cellOf(row, n, column);
      if (cell.trim() === "") continue;
      if (field === "fullName") Object.assign(found, partsOfName(cell));
      else readInto(found, field, cell.trim(), means, trouble);
    }
    return { ...judged(composed(found, plan, trouble), trouble), ...notes };
  };
}

type Found = Record<string, unknown>;
type Notes = Pick<ReadRow, "problems" | "isLeftOut">;
type Column = { field: ImportField; column: number };

const columnsOf = ({ columns }: Plan): Column[] =>
  columns.flatMap((field, column) => (field ? [{ field, column }] : []));

/** The column to mend for a field; a full name stands for both its parts. */
function holderOf(columns: Column[], field: ImportField): number | null {
  const named = (name: ImportField) => columns.find((it) => it.field === name);
  const holder = named(field) ?? (/Name$/.test(field) ? named("fullName") : undefined);
  return holder?.column ?? null;
}

/** A cell, or what somebody has put in its place. */
function fixedCells({ fixes }: Plan) {
  const hasFixes = Object.keys(fixes).length > 0;
  return (row: readonly string[], n: number, column: number) =>
    (hasFixes ? fixes[`${n}:${column}`] : undefined) ?? row[column] ?? "";
}

/** Keeps what is wrong among the notes, unless its repair has been chosen. */
const notedIn =
  (notes: Notes, { repairs }: Plan, columnOf: (field: ImportField) => number | null): Tell =>
  (field, code, value) => {
    const repair = repairs[`${field}:${code}`];
    if (repair === "leave-out") notes.isLeftOut = true;
    if (!repair) notes.problems.push({ field, code, value, column: columnOf(field) });
  };

type CellField = keyof typeof cellReaders;

function readInto(found: Found, field: CellField, cell: string, means: Means, trouble: Tell) {
  try {
    found[field] = cellReaders[field](cell, means);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    trouble(field, error.code, error.value);
  }
}

/** The fields of a file as those of a candidate. */
function composed(found: Found, plan: Plan, trouble: Tell): Found {
  const { payAmount, payCurrency, payPeriod, statusReason, statusUntil, ...rest } = found;
  const pay = payOf({ payAmount, payCurrency, payPeriod }, plan, trouble);
  return { ...said(rest), origin: "import", ...pay, ...banOf(found, trouble) };
}

function payOf({ payAmount, payCurrency = "EUR", payPeriod }: Found, plan: Plan, trouble: Tell) {
  if (payAmount === undefined) return {};
  const period = payPeriod ?? periodUnsaid(plan, trouble);
  return period ? { pay: { amount: payAmount, currency: payCurrency, period } } : {};
}

function periodUnsaid({ values }: Plan, trouble: Tell): string | undefined {
  const chosen = values.payPeriod?.[unsaid];
  if (chosen === undefined) trouble("payPeriod", "unknown", unsaid);
  return chosen || undefined;
}

/** Nobody is banned without a reason and an end: who lacks one is asked about, and else comes as passive. */
function banOf({ status, statusReason: reason, statusUntil: until }: Found, trouble: Tell): Found {
  if (status !== "blacklisted") return {};
  if (reason && until) return { reason, until };
  trouble("status", "until", "");
  return { reason, until, status: "passive" };
}

function said(found: Found): Found {
  const said: Found = {};
  for (const name in found) if (found[name] !== null) said[name] = found[name];
  return said;
}
