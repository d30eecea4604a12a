import type { Line } from "../found";
import { anyOf, headingOf } from "../found";
import { type Dated, datesIn } from "../periods/dates";
import words from "../words.json";
import type { Days } from "./days";

const issued = anyOf([...words.issuedHeads, ...words.issued]);
const until = anyOf([...words.untilHeads, ...words.until]);
const heads = new RegExp(`(?<!\\p{L})(?:(?<issued>${issued})|(?<until>${until}))(?!\\p{L})`, "giu");
type Role = "issued" | "until";
type Head = { roles: Role[]; cells: (Role | null)[] };

/** What else the columns of such a table are called. */
const besides = new RegExp(`^(?:${anyOf(words.besideHeads)})`, "iu");
const mostRows = 30;

/** By the place where a line begins: the days of the row of a table whose head says which column is which. */
export function rowsOfTables(lines: readonly Line[]): Map<number, Days> {
  const rows = new Map<number, Days>();
  let [head, since]: [Head | null, number] = [null, 0];
  for (const { text, start } of lines) {
    const found = headIn(text);
    if (found) [head, since] = [found, 0];
    else if (headingOf(text) || since > mostRows) head = null;
    else if (head) {
      since += 1;
      const days = daysUnder(head, text);
      if (days) rows.set(start, days);
    }
  }
  return rows;
}

/** A line that names columns: two of them at the least, one for days, and no day itself. */
function headIn(text: string): Head | null {
  if (text.length > 120 || /\d{2}|[.!?]$/.test(text)) return null;
  const found = [...text.matchAll(heads)];
  const rest = text
    .replaceAll(heads, " ")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const cells = text.split(/\s*\|\s*/);
  const isWide = cells.length + found.length > 2;
  if (found.length === 0 || !isWide || !rest.every((it) => besides.test(it))) return null;
  const isEnded = found.every((it) => roleOf(it) === "until");
  // "Date | Valid until": a day that is not the last one is that of the issue.
  const said = (cell: string) => roleIn(cell) ?? (isEnded && day.test(cell) ? "issued" : null);
  const isDated = isEnded && cells.some((cell) => day.test(cell));
  return {
    roles: [...(isDated ? ["issued" as const] : []), ...found.map(roleOf)],
    cells: cells.map(said),
  };
}

const day = /^(?:dat(?:um|e|a|ums)|fecha|dato|dátum)$/iu;

const roleOf = ({ groups }: RegExpMatchArray): Role => (groups?.["issued"] ? "issued" : "until");

const roleIn = (cell: string): Role | null => {
  const [only, ...others] = [...cell.matchAll(heads)];
  return only && others.length === 0 ? roleOf(only) : null;
};

/** Days go by their cells where a row has as many as its head, else in turn where each column has one. */
function daysUnder({ roles, cells }: Head, text: string): Days | null {
  const row = text.split(/\s*\|\s*/);
  const dates = datesIn(text).filter(({ first }) => first);
  const days: Days = { issued: null, ends: null };
  const say = (role: Role | null | undefined, date: Dated | undefined) => {
    if (role === "issued") days.issued = date?.first ?? null;
    if (role === "until") days.ends = date?.last ?? null;
  };
  const isAligned = row.length === cells.length && row.every((it) => datesIn(it).length <= 1);
  if (isAligned) row.forEach((it, n) => say(cells[n], datesIn(it).filter(({ first }) => first)[0]));
  else if (dates.length === roles.length) roles.forEach((role, n) => say(role, dates[n]));
  return days.issued || days.ends ? days : null;
}
