import { z } from "zod";
import { type HourType, setuCodes } from "@/modules/staffing/rates/cards/rules";
import { minuteMs } from "@/src/calendar";
import { TimesheetEntry } from "../model";
import type { ImportFault, Parsed, ParsedFile, Wrong } from "./parsed";

const Coded = z.looseObject({ value: z.string() });

/** What is read of a SETU Timecard 2.0: whose assignment it is, and its time intervals. */
const Timecard = z.looseObject({
  staffingIds: z.looseObject({ assignmentId: Coded }),
  timeInterval: z
    .array(
      z.looseObject({
        typeCode: Coded,
        period: z.looseObject({
          dateTimePeriod: z.looseObject({ start: z.string(), end: z.string().optional() }),
        }),
        timeTotal: z.union([z.string(), z.number()]).optional(),
        dayAssignment: z.string().optional(),
      }),
    )
    .max(400)
    .default([]),
});
type Interval = z.infer<typeof Timecard>["timeInterval"][number];

/** One timecard, or several in a list; intervals are counted through as lines. */
export function parseTimecards(text: string): ParsedFile<TimesheetEntry> {
  const cards = z.array(Timecard).safeParse([jsonOf(text)].flat());
  if (!cards.success) {
    const sentence = "This is no SETU Timecard 2.0 with the number of an assignment.";
    return { parsed: [], faults: [{ line: 1, sentence }] };
  }
  const parsed: Parsed<TimesheetEntry>[] = [];
  const faults: ImportFault[] = [];
  const all = cards.data.flatMap(({ staffingIds, timeInterval }) =>
    timeInterval.map((interval) => ({ number: staffingIds.assignmentId.value, interval })),
  );
  for (const [at, { number, interval }] of all.entries()) {
    const item = entryOf(interval);
    const line = at + 1;
    if ("sentence" in item) faults.push({ line, ...item });
    else parsed.push({ line, number, person: "", client: "", day: item.day, item });
  }
  return { parsed, faults };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Hours with a shift surcharge have one code for all, so their times tell which they are. */
function typeOf(code: string, hasTimes: boolean): HourType | null {
  if (code === setuCodes.regular || (code === setuCodes.night && hasTimes)) return "regular";
  return code === setuCodes.overtime ? "overtime" : null;
}

function entryOf({ typeCode, period, timeTotal, dayAssignment }: Interval): TimesheetEntry | Wrong {
  const { start, end } = period.dateTimePeriod;
  const [from, until, total] = [momentOf(start), end ? momentOf(end) : null, minutesIn(timeTotal)];
  if (!from) return begunNowhere();
  const span = until && (until.at - from.at) / minuteMs;
  const hourType = typeOf(typeCode.value, span !== null);
  const sentence = hourType
    ? "The interval ends before it starts, or has no time."
    : "This hour type isn't known.";
  if (!hourType) return { sentence };
  if (total === undefined) return timedInWords();
  const parsed = TimesheetEntry.safeParse(
    span === null
      ? { day: dayAssignment ?? from.day, hourType, minutes: total }
      : {
          day: from.day,
          hourType,
          from: from.minute,
          until: from.minute + span,
          breakMinutes: total === null ? 0 : span - total,
        },
  );
  return parsed.success ? parsed.data : { sentence };
}

/** As the clock on site stood; a zone that is sent with it tells the same clock. */
function momentOf(text: string) {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (day === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  const at = Date.parse(day) + minute * minuteMs;
  return Number.isNaN(at) ? null : { day, minute, at };
}

/** Hours as a decimal, as SETU writes them, or as ISO 8601 writes a length of time; undefined where it is neither. */
function minutesIn(total: string | number | undefined): number | null | undefined {
  if (total === undefined) return null;
  const text = String(total).trim();
  if (/^\d{1,3}(?:\.\d{1,6})?$/.test(text)) return Math.round(Number(text) * 60);
  const [, hours, minutes] = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
}

function begunNowhere(): Wrong {
  const sentence = "The interval has no start such as 2026-11-16T08:00.";
  return { sentence };
}

function timedInWords(): Wrong {
  const sentence = "The time of the interval is no number of hours such as 7.5.";
  return { sentence };
}
