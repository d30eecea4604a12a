import { type Keys, candidates, foldUmlauts } from "@/modules/crm/candidates";
import type { DuplicateSign } from "@/modules/crm/candidates/rules";
import type { Check, Plan } from "../model";
import { unsaid } from "../mapping/cells";
import { isSum, saysNothing } from "../mapping/nothing";
import { severalIn } from "../mapping/several";
import type { Problem, ReadRow } from "../mapping/rows";
import {
  type DuplicateChoice,
  keptFields,
  maxValues,
  shownRows,
  sureSigns,
  type ValueField,
  valueFields,
} from "../rules";

export type RowState = "ready" | "blocked" | "left-out" | "sum";

/** An earlier row that may be the same person, and the matching signs. */
type Twin = { first: number; signs: DuplicateSign[] };

/** The result of one pass over all rows, small enough to keep for a hundred thousand of them. */
export type RowScan = {
  states: RowState[];
  /** Who stands in each row. */
  names: string[];
  twins: Map<number, Twin>;
  /** By row, the later rows that complete it. */
  joining: Map<number, number[]>;
  /** By row, since when a later row of the same person objects to being contacted. */
  objecting: Map<number, string>;
  problems: Check["problems"];
  unknown: Check["unknown"];
  sums: Check["sums"];
  unread: Check["unread"];
};

/** A scan in progress, with the first row in which each matching key was seen. */
type ScanState = { sweep: RowScan; seen: Map<string, number>; plan: Plan };

export function scanRows(
  rows: readonly string[][],
  read: (row: string[], n: number) => ReadRow,
  plan: Plan,
): RowScan {
  const sweep: RowScan = {
    states: [],
    names: [],
    twins: new Map(),
    joining: new Map(),
    objecting: new Map(),
    problems: [],
    unknown: [],
    sums: { count: 0, rows: [] },
    unread: unreadIn(rows, plan),
  };
  const scan: ScanState = { sweep, seen: new Map(), plan };
  for (const [n, row] of rows.entries()) {
    if (isSum(row)) {
      addTotalsRow(sweep, row, n);
      continue;
    }
    const { given, ...notes } = read(row, n);
    const { problems, isLeftOut } = notes;
    const isBlocked = problems.length > 0 || given === null;
    sweep.states.push(isLeftOut ? "left-out" : isBlocked ? "blocked" : "ready");
    if (!isLeftOut) addNotes(sweep, notes, n);
    if (isLeftOut || isBlocked) continue;
    sweep.names[n] = `${given.firstName} ${given.lastName}`;
    matchEarlierRows(scan, candidates.keysOf(given), n);
    const twin = sweep.twins.get(n);
    const isSame = twin && choiceOf(plan, n, twin.signs) !== "create";
    if (isSame && given.objectedOn) sweep.objecting.set(twin.first, given.objectedOn);
  }
  sweep.problems.sort((a, b) => b.count - a.count);
  return sweep;
}

/** A totals row: counted, and no person. */
function addTotalsRow({ states, sums }: RowScan, row: readonly string[], n: number): void {
  states.push("sum");
  sums.count += 1;
  const words = row.filter(Boolean).join(" ").slice(0, 80);
  if (sums.rows.length < shownRows) sums.rows.push({ n, words });
}

function addNotes(sweep: RowScan, notes: Omit<ReadRow, "given">, n: number): void {
  const { problems, wondered, isPayOpen } = notes;
  for (const problem of problems) addProblem(sweep, problem, n);
  if (isPayOpen) addUnknownValue(sweep, "payPeriod", unsaid);
  for (const name of wondered) addUnknownValue(sweep, "certificates", name);
}

/** Counts the filled cells of unmapped columns, so that nothing is dropped unnoticed. */
function unreadIn(rows: readonly string[][], { columns, head }: Plan): Check["unread"] {
  const counts = new Map(columns.flatMap((field, at) => (field ? [] : [[at, 0]])));
  for (const row of rows) {
    for (const [column, count] of counts) {
      if (!saysNothing("summary", row[column] ?? "")) counts.set(column, count + 1);
    }
  }
  const left = [...counts].flatMap(([column, count]) =>
    count > 0 ? [{ column, name: head[column] ?? "", count }] : [],
  );
  return [...left, ...furtherIn(rows, { columns, head })];
}

/** Second addresses and telephones of one cell, of which a record has one. */
function furtherIn(rows: readonly string[][], { columns, head }: Pick<Plan, "columns" | "head">) {
  return columns.flatMap((field, column) => {
    const count = rows.filter((row) => severalIn(field, row[column] ?? "").length > 1).length;
    return count > 0 ? [{ column, name: `${head[column] ?? ""} (2)`, count }] : [];
  });
}

function addProblem(sweep: RowScan, { field, code, column, value }: Problem, n: number): void {
  if (code === "unknown" && isValueField(field)) return addUnknownValue(sweep, field, value);
  if (field === "dayOrder") return;
  const known = sweep.problems.find((it) => it.field === field && it.code === code);
  const group = known ?? { field, code, count: 0, isRequired: isRequired(field), rows: [] };
  if (!known) sweep.problems.push(group);
  group.count += 1;
  if (group.rows.length < shownRows) group.rows.push({ n, column, value });
}

const isValueField = (field: string): field is ValueField => valueFields.some((it) => it === field);
const isRequired = (field: string) => field === "firstName" || field === "lastName";

/** Pay without a period is left out, and its row is not. */
const isKept = (field: ValueField, value: string) =>
  keptFields.some((it) => it === field) || (field === "payPeriod" && value === unsaid);

function addUnknownValue({ unknown }: RowScan, field: ValueField, value: string): void {
  const known = unknown.find(
    (it) => it.field === field && it.value.toLowerCase() === value.toLowerCase(),
  );
  if (known) known.count += 1;
  else if (unknown.length < maxValues)
    unknown.push({ field, value, count: 1, chosen: null, isKept: isKept(field, value) });
}

/** Matches a row with earlier ones by its keys. The first of them stays; the plan decides about the others. */
function matchEarlierRows({ sweep, seen, plan }: ScanState, keys: Keys, n: number): void {
  const marks = marksOf(keys);
  const first = marks.map(([mark]) => seen.get(mark)).find((it) => it !== undefined);
  const shared = first === undefined ? [] : marks.filter(([mark]) => seen.get(mark) === first);
  const signs = shared.map(([, sign]) => sign);
  const choice = choiceOf(plan, n, signs);
  const whose = first === undefined || choice === "create" ? n : first;
  for (const [mark] of marks) if (!seen.has(mark)) seen.set(mark, whose);
  if (first === undefined) return;
  sweep.twins.set(n, { first, signs });
  if (choice !== "update") return;
  sweep.joining.set(first, [...(sweep.joining.get(first) ?? []), n]);
}

/** The surest first. */
const marksOf = (keys: Keys): [mark: string, sign: DuplicateSign][] => {
  const { emailKey, linkedinKey, phoneKey, nameKey, placeKey } = keys;
  return [
    ...(emailKey ? [[`e ${emailKey}`, "email"] as const] : []),
    ...(linkedinKey ? [[`l ${linkedinKey}`, "linkedin"] as const] : []),
    ...(phoneKey ? [[`p ${phoneKey}`, "phone"] as const] : []),
    ...(placeKey ? [[`n ${foldUmlauts(nameKey)} ${placeKey}`, "name-place"] as const] : []),
  ].map(([mark, sign]) => [mark, sign]);
};

/** One box for letters, one page, one telephone; many share a name and a town. */
export const isSure = (signs: readonly DuplicateSign[]): boolean =>
  signs.some((sign) => sureSigns.includes(sign));

export const choiceOf = (
  { doubles }: Plan,
  n: number,
  signs: readonly DuplicateSign[],
): DuplicateChoice =>
  doubles.rows[n] ?? (isSure(signs) ? doubles.all : (doubles.alike ?? "create"));
