import { foldText } from "@/modules/crm/imports";
import { addDays } from "@/src/calendar";
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
import { type ImportFault, type Parsed, type ParsedFile, type Wrong, wrong } from "./parsed";
import * as sheet from "./sheet";

type Column = keyof typeof names.columns;
type Value = sheet.Value<Column>;
const heads = sheet.headsOf(names.columns);

/** The hours of a table, one day in a row or a week in columns of its days, or what is wrong in each. */
export function hoursIn(rows: sheet.Row[]): ParsedFile<TimesheetEntry> {
  const { headLine, places, days, below } = sheet.belowHead(rows, lookAt);
  const missing = whatIsMissing(places, days);
  if (missing) return { parsed: [], faults: [{ line: headLine, ...missing }] };
  const dayColumn = places.get("day") ?? places.get("week") ?? -1;
  const monthFirst = isMonthFirst(below.map(({ cells }) => cells[dayColumn] ?? ""));
  const parsed: Parsed<TimesheetEntry>[] = [];
  const faults: ImportFault[] = [];
  for (const { line, cells } of below) {
    const value = sheet.valueIn(cells, places);
    if (sheet.isNoEntry(cells, [value("day"), value("week"), value("deployment")])) continue;
    const whose = sheet.whoseOf(value);
    for (const item of days
      ? weekOf(days, cells, { value, monthFirst })
      : [entryOf(value, monthFirst)])
      if ("sentence" in item) faults.push({ line, ...item });
      else parsed.push({ line, ...whose, day: item.day, item });
  }
  return { parsed, faults };
}

function lookAt(cells: string[]) {
  const [places, days] = [sheet.placesOf(cells, heads), daysIn(cells)];
  return { places, days, known: places.size + (days ? 1 : 0) };
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

export const badHead = () =>
  wrong("Name a column with the deployment's number or the person's name in the first line.");

function whatIsMissing(places: sheet.Places<Column>, days: Days | null): Wrong | null {
  const has = (...columns: Column[]) => columns.some((it) => places.has(it));
  if (sheet.namesNobody(places)) return badHead();
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

export const badDay = () => wrong("Day: write it as 2026-11-16 or 16-11-2026.");
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
