import { type HourType, hourTypes } from "@/modules/staffing/rates/cards/rules";
import { delimiterOf, parsedCsv } from "@/src/sheets";
import { TimesheetEntry } from "../model";
import names from "./columns.json";
import {
  aDay,
  type ImportFault,
  minuteAt,
  type Parsed,
  type ParsedHours,
  type Wrong,
} from "./parsed";

type Column = keyof typeof names;
const mostLines = 20_000;

/** Hours in a table whose first line names its columns, in any of the three languages. */
export async function parseTable(text: string): Promise<Parsed> {
  const delimiter = await delimiterOf(text.slice(0, 65_536), [",", ";", "\t"]);
  const [head = [], ...rows] = await parsedCsv(text, delimiter, mostLines);
  return hoursIn({ head, rows, line: 2 });
}

/** A table whose columns are named, and the line in which its rows begin. */
type Table = { head: string[]; rows: string[][]; line: number };

/** The hours of its rows, or what is wrong in each. */
export function hoursIn({ head, rows, line: first }: Table): Parsed {
  const places = placesOf(head);
  if (places.get("deployment") === undefined || places.get("day") === undefined) {
    const sentence = "Name the columns of the deployment and the day in the first line.";
    return { hours: [], faults: [{ line: first - 1, sentence }] };
  }
  const hours: ParsedHours[] = [];
  const faults: ImportFault[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    const value = (column: Column) => row[places.get(column) ?? -1]?.trim() ?? "";
    const entry = entryOf(value);
    const line = first + at;
    if ("sentence" in entry) faults.push({ line, ...entry });
    else hours.push({ line, number: value("deployment"), entry });
  }
  return { hours, faults };
}

function placesOf(head: string[]): Map<Column, number> {
  const known = Object.entries(names) as [Column, string[]][];
  return new Map(
    head.flatMap((cell, at) => {
      const word = cell.trim().toLowerCase();
      const found = known.find(([, words]) => words.includes(word));
      return found ? [[found[0], at] as const] : [];
    }),
  );
}

/** The hours of a line, or what is wrong with it. */
function entryOf(value: (column: Column) => string): TimesheetEntry | Wrong {
  const type = value("type");
  const hourType: HourType | undefined = type ? hourTypes.find((it) => it === type) : "regular";
  const sentence = hourType
    ? "Enter a day as 2026-11-16, and times or hours of it."
    : "This hour type isn't known.";
  if (!hourType) return { sentence };
  // A cell of a workbook may hold the moment too.
  const day = value("day").slice(0, 10);
  const worked = value("hours");
  const parsed = TimesheetEntry.safeParse(
    worked
      ? { day, hourType, minutes: Math.round(Number(worked.replace(",", ".")) * 60) }
      : { day, hourType, ...timesOf(value) },
  );
  return parsed.success ? parsed.data : { sentence };
}

function timesOf(value: (column: Column) => string) {
  const [from, end] = [minuteAt(value("from")), minuteAt(value("until"))];
  if (from === null || end === null) return {};
  return { from, until: end <= from ? end + aDay : end, breakMinutes: Number(value("break") || 0) };
}
