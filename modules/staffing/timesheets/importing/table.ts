import { foldText } from "@/modules/crm/imports";
import { addDays } from "@/src/calendar";
import { delimiterOf, parsedCsv } from "@/src/sheets";
import { TimesheetEntry } from "../model";
import {
  aDay,
  breakMinutes,
  dayAt,
  hourTypeOf,
  isMonthFirst,
  minuteAt,
  minutesWorked,
  weekAt,
} from "./cells";
import names from "./columns.json";
import { type ImportFault, type Parsed, type ParsedHours, type Wrong, wrong } from "./parsed";

type Column = keyof typeof names.columns;
const mostLines = 20_000;

/** Hours in a table one of whose first lines names its columns, in any of six languages. */
export async function parseTable(text: string): Promise<Parsed> {
  const delimiter = await delimiterOf(text.slice(0, 65_536), [",", ";", "\t"]);
  return hoursIn(await parsedCsv(text, delimiter, mostLines));
}

type Value = (column: Column) => string;

/** The hours of its rows, one day each or a week in columns of its days, or what is wrong in each. */
export function hoursIn(table: string[][]): Parsed {
  const { at: headAt, places, days } = headIn(table);
  const missing = whatIsMissing(places, days);
  if (missing) return { hours: [], faults: [{ line: headAt + 1, ...missing }] };
  const rows = table.slice(headAt + 1);
  const dates = rows.map((row) => row[places.get("day") ?? places.get("week") ?? -1] ?? "");
  const monthFirst = isMonthFirst(dates);
  const hours: ParsedHours[] = [];
  const faults: ImportFault[] = [];
  for (const [at, row] of rows.entries()) {
    const value: Value = (column) => row[places.get(column) ?? -1]?.trim() ?? "";
    if (isNoEntry(row, value)) continue;
    const line = headAt + 2 + at;
    const whose = whoseOf(value);
    for (const entry of days
      ? weekOf(days, row, { value, monthFirst })
      : [entryOf(value, monthFirst)])
      if ("sentence" in entry) faults.push({ line, ...entry });
      else hours.push({ line, ...whose, entry });
  }
  return { hours, faults };
}

const words = new Map(
  Object.entries(names.columns).flatMap(([column, heads]) =>
    heads.map((head) => [head, column as Column] as const),
  ),
);

/** The first column of each meaning; what stands in brackets behind a name says how it is counted. */
function placesOf(head: string[]): Map<Column, number> {
  const places = new Map<Column, number>();
  for (const [at, cell] of head.entries()) {
    const column =
      words.get(foldText(cell)) ?? words.get(foldText(cell.replace(/\(.*?\)|\[.*?\]/g, "")));
    if (column && !places.has(column)) places.set(column, at);
  }
  return places;
}

/** Above the names of the columns stands at most so much of what a file says of itself. */
const lastHead = 30;

/** The line that names the most columns, the first of those alike. */
function headIn(table: string[][]) {
  const lines = table.slice(0, lastHead).map((row, at) => {
    const [places, days] = [placesOf(row), daysIn(row)];
    return { at, places, days, known: places.size + (days ? 1 : 0) };
  });
  const [best] = lines.toSorted((a, b) => b.known - a.known || a.at - b.at);
  return best ?? { at: 0, places: new Map<Column, number>(), days: null };
}

/** The columns that are days of a week: by their date, or as Monday 0 to Sunday 6. */
type Days = { at: number; day: string | number }[];

function daysIn(head: string[]): Days | null {
  const monthFirst = isMonthFirst(head);
  const days = head.flatMap((cell, at) => {
    const weekday = names.weekdays.findIndex((it) => it.includes(foldText(cell)));
    const day = weekday >= 0 ? weekday : dayAt(cell.trim(), monthFirst);
    return day === null ? [] : [{ at, day }];
  });
  return days.length > 1 ? days : null;
}

function whatIsMissing(places: Map<Column, number>, days: Days | null): Wrong | null {
  const has = (...columns: Column[]) => columns.some((it) => places.has(it));
  if (!has("deployment", "person", "family"))
    return wrong(
      "Name a column with the deployment's number or the person's name in the first line.",
    );
  if (days) {
    const needsWeek = days.some(({ day }) => typeof day === "number");
    return needsWeek && !has("week", "day")
      ? wrong("Name a column with the week in the first line.")
      : null;
  }
  if (!has("day")) return wrong("Name a column with the day in the first line.");
  return has("hours") || (has("from") && has("until"))
    ? null
    : wrong("Name a column with the hours, or two with start and end, in the first line.");
}

/** Empty lines, and what a program adds up below its table. */
const isNoEntry = (row: string[], value: Value): boolean =>
  row.every((cell) => cell.trim() === "") ||
  (value("day") + value("week") + value("deployment") === "" &&
    row.some((cell) =>
      /^(?:grand )?(?:total|sum|totaal|summe|gesamt|somme|totale|totales)\b/i.test(cell.trim()),
    ));

const whoseOf = (value: Value) => ({
  number: value("deployment"),
  person: value("person") || `${value("given")} ${value("family")}`.trim(),
  client: value("client"),
});

const badDay = () => wrong("Day: write it as 2026-11-16 or 16-11-2026.");
const badHours = () => wrong("Hours: write them as 7.5 or 7:30, at most 24.");

/** The hours of one day, or what is wrong with them. */
function entryOf(value: Value, monthFirst: boolean): TimesheetEntry | Wrong {
  const hourType = hourTypeOf(value("type"));
  if (!hourType) return wrong("This hour type isn't known.");
  const day = dayAt(value("day"), monthFirst);
  if (!day) return badDay();
  const hasTimes = value("from") !== "" && value("until") !== "";
  const parsed = TimesheetEntry.safeParse(
    hasTimes
      ? { day, hourType, ...timesOf(value) }
      : { day, hourType, minutes: minutesWorked(value("hours")) },
  );
  if (parsed.success) return parsed.data;
  return hasTimes
    ? wrong(
        "Start, end and break: write them as 08:00, 16:30 and 30, the break shorter than the shift.",
      )
    : badHours();
}

function timesOf(value: Value) {
  const [from, end] = [minuteAt(value("from")), minuteAt(value("until"))];
  if (from === null || end === null) return {};
  return {
    from,
    until: end <= from ? end + aDay : end,
    breakMinutes: breakMinutes(value("break")),
  };
}

/** The hours of a week whose days are columns; an empty one, or a nought, is a day off. */
function weekOf(
  days: Days,
  row: string[],
  { value, monthFirst }: { value: Value; monthFirst: boolean },
) {
  const hourType = hourTypeOf(value("type"));
  if (!hourType) return [wrong("This hour type isn't known.")];
  const monday = weekAt(value("week") || value("day"), monthFirst);
  return days.flatMap(({ at, day: named }): (TimesheetEntry | Wrong)[] => {
    const cell = row[at]?.trim() ?? "";
    const minutes = minutesWorked(cell);
    if (cell === "" || cell === "-" || minutes === 0) return [];
    const day = typeof named === "string" ? named : monday && addDays(monday, named);
    if (!day) return [wrong("Week: write it as 2026-W47, or as its Monday.")];
    const parsed = TimesheetEntry.safeParse({ day, hourType, minutes });
    return [parsed.success ? parsed.data : badHours()];
  });
}
