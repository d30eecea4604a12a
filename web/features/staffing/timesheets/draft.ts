import type { ShiftPlan, Timesheet, TimesheetEntry } from "@/modules/staffing/timesheets/model";
import type { HourType } from "@/modules/staffing/rates/cards/rules";
import { addDays, daysBetween } from "@/src/calendar";
import { clock } from "@/modules/staffing/rates/cards/rules";
import { parseNumber } from "@/web/shared/record/form/parse-number";

/** A line of the editor: by the clock, or in the last field only how many hours. */
export type Line = {
  key: string;
  day: string;
  hourType: HourType;
  from: string;
  until: string;
  breakMinutes: string;
  hours: string;
};

export const freshLine = (day: string): Line => ({
  key: crypto.randomUUID(),
  day,
  hourType: "regular",
  from: "",
  until: "",
  breakMinutes: "",
  hours: "",
});

export const lineOf = (it: TimesheetEntry): Line => ({
  ...freshLine(it.day),
  hourType: it.hourType,
  ...("minutes" in it
    ? { hours: String(it.minutes / 60) }
    : { from: clock(it.from), until: clock(it.until), breakMinutes: String(it.breakMinutes) }),
});

/** The same hours so many weeks later, on the days that the deployment runs. */
export const copied = (before: Timesheet, week: string, days: readonly string[]): Line[] =>
  before.entries
    .map((it) => lineOf({ ...it, day: addDays(it.day, daysBetween(before.week, week)) }))
    .filter(({ day }) => days.includes(day));

const minuteOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Lines in which nothing was typed are none; a shift that ends before it begins ends on the next day. */
export const entriesOf = (lines: readonly Line[]): TimesheetEntry[] =>
  lines.flatMap(({ day, hourType, ...it }): TimesheetEntry[] => {
    const hours = parseNumber(it.hours);
    if (hours !== null) return [{ day, hourType, minutes: Math.round(hours * 60) }];
    if (!it.from || !it.until) return [];
    const [from, end] = [minuteOf(it.from), minuteOf(it.until)];
    const until = end <= from ? end + 1440 : end;
    return [{ day, hourType, from, until, breakMinutes: parseNumber(it.breakMinutes) ?? 0 }];
  });

export type PlanLine = { weekday: number; from: string; until: string; breakMinutes: string };

/** A line for each weekday, with its shift where it has one. */
export const planLines = (shifts: ShiftPlan["shifts"]): PlanLine[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const shift = shifts.find((it) => it.weekday === weekday);
    if (!shift) return { weekday, from: "", until: "", breakMinutes: "" };
    const { from, until, breakMinutes } = shift;
    return { weekday, from: clock(from), until: clock(until), breakMinutes: String(breakMinutes) };
  });

export const shiftsOf = (lines: readonly PlanLine[]): ShiftPlan["shifts"] =>
  lines.flatMap(({ weekday, breakMinutes, ...it }) => {
    if (!it.from || !it.until) return [];
    const [from, end] = [minuteOf(it.from), minuteOf(it.until)];
    const until = end <= from ? end + 1440 : end;
    return [{ weekday, from, until, breakMinutes: parseNumber(breakMinutes) ?? 0 }];
  });
