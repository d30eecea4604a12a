import { type Keys, candidates } from "@/modules/crm/candidates";
import type { Check, Plan } from "./model";
import type { Problem, ReadRow } from "./mapping/rows";
import { mostValues, shownRows, type ValueField, valueFields } from "./rules";

export type RowState = "ready" | "blocked" | "left-out";

/** What reading every row of a file once tells, small enough to keep for a hundred thousand of them. */
export type Sweep = {
  states: RowState[];
  /** For a row that is somebody further up in the file: that row. */
  sameAs: Map<number, number>;
  /** Rows whose cells complete a row further up. */
  joining: Map<number, number[]>;
  problems: Check["problems"];
  unknown: Check["unknown"];
};

export function swept(
  rows: readonly string[][],
  read: (row: string[], n: number) => ReadRow,
  plan: Plan,
): Sweep {
  const seen = new Map<string, number>();
  const sweep: Sweep = {
    ...{ states: [], sameAs: new Map(), joining: new Map(), problems: [], unknown: [] },
  };
  for (const [n, row] of rows.entries()) {
    const { given, problems, isLeftOut } = read(row, n);
    const isBlocked = problems.length > 0 || given === null;
    sweep.states.push(isLeftOut ? "left-out" : isBlocked ? "blocked" : "ready");
    if (!isLeftOut) for (const problem of problems) collect(sweep, problem, n);
    if (!isLeftOut && !isBlocked) meet(sweep, candidates.keysOf(given), n, seen, plan);
  }
  sweep.problems.sort((a, b) => b.count - a.count);
  return sweep;
}

function collect(sweep: Sweep, { field, code, column, value }: Problem, n: number): void {
  if (code === "unknown" && isValueField(field)) return ask(sweep, field, value);
  const known = sweep.problems.find((it) => it.field === field && it.code === code);
  const group = known ?? { field, code, count: 0, isRequired: isRequired(field), rows: [] };
  if (!known) sweep.problems.push(group);
  group.count += 1;
  if (group.rows.length < shownRows) group.rows.push({ n, column, value });
}

const isValueField = (field: string): field is ValueField => valueFields.some((it) => it === field);
const isRequired = (field: string) => field === "firstName" || field === "lastName";

function ask({ unknown }: Sweep, field: ValueField, value: string): void {
  const known = unknown.find(
    (it) => it.field === field && it.value.toLowerCase() === value.toLowerCase(),
  );
  if (known) known.count += 1;
  else if (unknown.length < mostValues) unknown.push({ field, value, count: 1, chosen: null });
}

/** The first of those who are the same person stays; what becomes of the others is the plan's choice. */
function meet(sweep: Sweep, keys: Keys, n: number, seen: Map<string, number>, plan: Plan): void {
  const marks = marksOf(keys);
  const first = marks.map((mark) => seen.get(mark)).find((it) => it !== undefined);
  for (const mark of marks) if (!seen.has(mark)) seen.set(mark, first ?? n);
  if (first === undefined) return;
  sweep.sameAs.set(n, first);
  if (choiceOf(plan, n) !== "update") return;
  sweep.joining.set(first, [...(sweep.joining.get(first) ?? []), n]);
}

const marksOf = ({ emailKey, linkedinKey, phoneKey, nameKey, placeKey }: Keys): string[] => [
  ...(emailKey ? [`e ${emailKey}`] : []),
  ...(linkedinKey ? [`l ${linkedinKey}`] : []),
  ...(phoneKey ? [`p ${phoneKey}`] : []),
  ...(placeKey ? [`n ${nameKey} ${placeKey}`] : []),
];

export const choiceOf = ({ doubles }: Plan, n: number) => doubles.rows[n] ?? doubles.all;
