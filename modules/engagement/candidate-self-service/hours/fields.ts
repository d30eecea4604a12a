import type { TimesheetEntry } from "@/modules/staffing/timesheets";
import { type HourType, hourTypes } from "@/modules/staffing/rates/cards/rules";

/** What stands in the fields of a week's form, by their names: "2026-11-16_0_from". */
export type Fields = Record<string, string>;
export type Fault = "times" | "end" | "pause" | "hours";
/** What is wrong, by the name of the field where it is said. */
export type Faults = Record<string, Fault>;

/** A day has room for one shift more than it has, and for two at least. */
export const slotsOf = (fields: Fields, day: string): number[] => {
  const used = Array.from({ length: most }, (_, n) => n).filter((n) => isUsed(fields, day, n));
  return Array.from({ length: Math.min(most, Math.max(2, (used.at(-1) ?? 0) + 2)) }, (_, n) => n);
};
const most = 8;

export const nameOf = (day: string, slot: number, field: string) => `${day}_${slot}_${field}`;

const isUsed = (fields: Fields, day: string, slot: number) =>
  ["from", "until", "hours"].some((field) => fields[nameOf(day, slot, field)]?.trim());

/** The form's fields of hours that are kept. */
export function fieldsOf(entries: readonly TimesheetEntry[]): Fields {
  const days = Map.groupBy(entries, ({ day }) => day);
  return Object.fromEntries(
    [...days].flatMap(([day, of]) =>
      of.flatMap((it, slot) =>
        Object.entries(written(it)).map(([field, value]) => [nameOf(day, slot, field), value]),
      ),
    ),
  );
}

const written = (it: TimesheetEntry): Record<string, string> =>
  "minutes" in it
    ? { hours: String(Math.round((it.minutes / 60) * 100) / 100), type: it.hourType }
    : {
        from: clockOf(it.from),
        until: clockOf(it.until),
        pause: String(it.breakMinutes),
        type: it.hourType,
      };

/** 1380 is "23:00", and so is a day more. */
export const clockOf = (minutes: number): string =>
  [Math.floor((minutes % aDay) / 60), minutes % 60]
    .map((it) => String(it).padStart(2, "0"))
    .join(":");

const aDay = 1440;

/** Fills the days in which nothing was typed; what was typed stays. */
export function filledWith(
  fields: Fields,
  days: readonly string[],
  from: readonly TimesheetEntry[],
): Fields {
  const isEmpty = (day: string) => !slotsOf(fields, day).some((slot) => isUsed(fields, day, slot));
  const empty = days.filter(isEmpty);
  return { ...fields, ...fieldsOf(from.filter(({ day }) => empty.includes(day))) };
}

/** The hours that the fields say, or what is wrong with them. */
export function readHours(fields: Fields, days: readonly string[]) {
  const faults: Faults = {};
  const entries = days.flatMap((day) =>
    slotsOf(fields, day).flatMap((slot): TimesheetEntry[] => {
      const read = readSlot(fields, day, slot);
      if (read && "fault" in read) faults[nameOf(day, slot, read.field)] = read.fault;
      return read && !("fault" in read) ? [read] : [];
    }),
  );
  return { entries, faults };
}

type Faulty = { fault: Fault; field: string };

function readSlot(fields: Fields, day: string, slot: number): TimesheetEntry | Faulty | null {
  if (!isUsed(fields, day, slot)) return null;
  const value = (field: string) => fields[nameOf(day, slot, field)]?.trim() ?? "";
  const hourType: HourType = hourTypes.find((it) => it === value("type")) ?? "regular";
  if (value("hours")) {
    const minutes = minutesIn(value("hours"));
    if (minutes === null) return { fault: "hours", field: "hours" };
    return { day, hourType, minutes };
  }
  const [from, end] = [minuteAt(value("from")), minuteAt(value("until"))];
  if (from === null || end === null)
    return { fault: "times", field: from === null ? "from" : "until" };
  const breakMinutes = value("pause") === "" ? 0 : Number(value("pause"));
  if (!Number.isInteger(breakMinutes) || breakMinutes < 0)
    return { fault: "pause", field: "pause" };
  const until = end <= from ? end + aDay : end;
  if (until - from <= breakMinutes) return { fault: "end", field: "pause" };
  return { day, hourType, from, until, breakMinutes };
}

function minuteAt(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return Number.isNaN(at) || at >= aDay || Number(minutes) > 59 ? null : at;
}

/** "7.5", "7,5" and "7:30" are the same. */
function minutesIn(text: string): number | null {
  const [, hours, rest] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  const minutes = Math.round(
    hours === undefined ? Number(text.replace(",", ".")) * 60 : Number(hours) * 60 + Number(rest),
  );
  return minutes > 0 && minutes <= aDay ? minutes : null;
}
