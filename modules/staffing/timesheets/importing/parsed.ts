import type { TimesheetEntry } from "../model";

/** What is wrong in one line of what was sent, by its number. */
export type Wrong = { sentence: string };
export type ImportFault = Wrong & { line: number };

/** Hours of one deployment as a file has them, each with the line it stands in. */
export type ParsedHours = { line: number; number: string; entry: TimesheetEntry };
export type Parsed = { hours: ParsedHours[]; faults: ImportFault[] };

/** "08:00" and "8:00", and a part of the day as workbooks keep it; null for anything else. */
export function minuteAt(text: string): number | null {
  if (/^0?\.\d+$|^0$/.test(text)) return Math.round(Number(text) * aDay);
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::\d\d)?$/.exec(text.trim()) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return hours === undefined || at >= aDay ? null : at;
}

export const aDay = 1440;
