import type { Plan } from "../../model";
import { type AskedField, consentFields, type ImportField } from "../../rules";
import { Unreadable } from "../cells";
import { headedBy, isOfDays } from "../columns/headed";
import { dayReader, isOpenDay, isOrderOpen, monthFirst, orderShown } from "../day-order";
import { dayIn } from "../quantities";

type Rows = readonly (readonly string[])[];

/** The columns of a plan that become something, each with how its cells are read together with its head. */
export function readersOf(plan: Plan, rows: Rows) {
  const columns = columnsOf(plan);
  const days = columns.filter((it) => hasDays(it, plan));
  // Whoever writes a file writes its days in one order.
  const shown = orderShown(days.flatMap(({ column }) => rows.map((row) => row[column] ?? "")));
  return columns.map((it) => ({
    ...it,
    headed: headedBy(it.field, plan.head[it.column] ?? ""),
    dayIn: hasDays(it, plan) ? dayReaderOf(it, { plan, rows, shown }) : dayIn,
  }));
}

const hasDays = ({ field, column }: Column, { head }: Plan) =>
  dayFields.includes(field) || isOfDays(field, head[column] ?? "");

type Column = { field: ImportField; column: number };

const columnsOf = ({ columns }: Plan): Column[] =>
  columns.flatMap((field, column) => (field ? [{ field, column }] : []));

const dayFields: ImportField[] = [
  "availableFrom",
  "statusUntil",
  "consentOn",
  "objection",
  ...Object.values(consentFields),
];

type File = { plan: Plan; rows: Rows; shown: ReturnType<typeof orderShown> };

/** Where neither this column nor another proves the order of its days, somebody has to say it. */
function dayReaderOf({ column }: Column, { plan, rows, shown }: File) {
  const name = plan.head[column] ?? "";
  const cells = rows.map((row) => row[column] ?? "");
  const isOpen = isOrderOpen(cells);
  const order = plan.values.dayOrder?.[name.toLowerCase()] ?? (isOpen ? shown : undefined);
  if (order === "month") return monthFirst();
  if (order === "day" || !isOpen) return dayReader(cells);
  return (cell: string) => {
    if (!isOpenDay(cell)) return dayIn(cell);
    if (order === undefined || order === null) throw new Unreadable("unknown", name, "dayOrder");
    throw new Unreadable("date", cell);
  };
}

/** The column to mend for a field; a full name stands for both its parts. */
export function holderOf(columns: Column[], field: AskedField): number | null {
  const named = (name: AskedField) => columns.find((it) => it.field === name);
  const holder = named(field) ?? (/Name$/.test(field) ? named("fullName") : undefined);
  return holder?.column ?? null;
}

/** A cell, or what somebody has put in its place. */
export function fixedCells({ fixes }: Plan) {
  const hasFixes = Object.keys(fixes).length > 0;
  return (row: readonly string[], n: number, column: number) =>
    (hasFixes ? fixes[`${n}:${column}`] : undefined) ?? row[column] ?? "";
}
