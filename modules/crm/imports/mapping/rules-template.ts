import type { Check, DuplicateRow, Plan } from "../model";
import { choicesOf } from "./repair-rules";
import { lineOf, valueFields } from "../rules";

const shownEach = 5;
const keptAs = ": comes in as it is written unless its id or name is said";

/** Everything that a check found, grouped by what mends it, with a place for each decision. */
export function templateOf(check: Check, plan: Plan) {
  const { problems, unknown } = check;
  const chosen = Object.entries(plan.doubles.rows);
  const open = problems.map(({ field, code }) => [`${field}:${code}`, "block"]);
  const asked = valueFields.flatMap((field) => {
    const words = unknown.filter((it) => it.field === field).map(({ value }) => [value, null]);
    const meant = { ...plan.values[field], ...Object.fromEntries(words) };
    return Object.keys(meant).length > 0 ? [[field, meant]] : [];
  });
  return {
    found: foundIn(check, plan),
    doubles: {
      all: plan.doubles.all,
      alike: plan.doubles.alike ?? "create",
      rows: Object.fromEntries(chosen.map(([n, choice]) => [lineOf(Number(n), plan), choice])),
    },
    repairs: { ...plan.repairs, ...Object.fromEntries(open) },
    values: Object.fromEntries(asked),
    defaults: plan.defaults ?? {},
    fixes: Object.fromEntries(
      Object.entries(plan.fixes).map(([cell, text]) => {
        const [n, column] = cell.split(":").map(Number);
        return [`${lineOf(n ?? 0, plan)}:${plan.head[column ?? 0]}`, text];
      }),
    ),
  };
}

/** The same in words, one line for each thing: for a person at a terminal and for whoever fills in a template. */
export function foundIn(check: Check, plan: Plan): string[] {
  const { problems, unknown, sums, unread } = check;
  const places = (rows: { n: number; value: string }[]) =>
    rows.slice(0, shownEach).map(({ n, value }) => `line ${lineOf(n, plan)} "${value}"`);
  return [
    ...problems.map(
      ({ field, code, count, isRequired, rows }) =>
        `${count} × ${field}:${code}, ${isRequired ? "leave-out" : "empty or leave-out"}: ` +
        places(rows).join(", "),
    ),
    ...unknown.map(({ field, value, count, isKept }) => {
      const choices = choicesOf(field);
      const one = choices.length > 0 ? `: one of ${choices.join(", ")}` : isKept ? keptAs : "";
      const rest = field === "payPeriod" && isKept ? ", and pay is left out until then" : "";
      return `${count} × ${field}: unknown "${value}"${one}${rest}`;
    }),
    ...check.doubles.rows.map((it) => duplicateLine(it, plan)),
    ...rest(check.doubles, "doubles"),
    ...check.alike.rows.map((it) => `warning: ${duplicateLine(it, plan)}`),
    ...rest(check.alike, "namesakes"),
    ...sums.rows.map(({ n, words }) => `line ${lineOf(n, plan)} is a sum and nobody: "${words}"`),
    ...unread.map(
      ({ name, column, count }) => `not taken in: ${count} cells of column "${name || column + 1}"`,
    ),
    ...check.missing.map((field) => `no column has ${field}`),
  ];
}

const rest = ({ count, rows }: Check["doubles"], what: string) =>
  count > rows.length ? [`and ${count - rows.length} more ${what}`] : [];

function duplicateLine(
  { n, name, sameAs, candidate, signs, choice }: DuplicateRow,
  plan: Plan,
): string {
  const who = candidate
    ? `${candidate.number} ${candidate.name}`
    : `line ${lineOf(sameAs?.n ?? 0, plan)} ${sameAs?.name}`;
  return `line ${lineOf(n, plan)} ${name} is like ${who} (same ${signs.join(", ")}): ${choice}`;
}
