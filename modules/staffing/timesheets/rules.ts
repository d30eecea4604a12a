import { addDays, dayMs, minuteMs } from "@/src/calendar";

export const timesheetStatuses = [
  "expected",
  "open",
  "submitted",
  "disputed",
  "approved",
  "billed",
] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

/** While it stands so, its hours may still be typed. */
export const isEditable = (status: TimesheetStatus): boolean =>
  status === "expected" || status === "open" || status === "disputed";

export const mostEntries = 60;

/** Hours of one day: by the clock, or only how many. */
type Entry = { day: string } & (
  { from: number; until: number; breakMinutes: number } | { minutes: number }
);

export const minutesOf = (it: Entry): number =>
  "minutes" in it ? it.minutes : it.until - it.from - it.breakMinutes;

export const hourChecks = ["overlap", "longDay", "break", "rest", "longWeek"] as const;
export type HourCheck = (typeof hourChecks)[number];
/** What is odd about the hours of a day, and by which law. */
export type HourWarning = { check: HourCheck; day: string; law: string | null };

type Law = { breaks: { over: number; minutes: number }[]; laws: Record<"break" | "rest", string> };

const european: Law = {
  breaks: [{ over: 360, minutes: 1 }],
  laws: { break: "2003/88/EC, art. 4", rest: "2003/88/EC, art. 3" },
};

/** Breaks and rest by country; the directive holds where no law of its own is kept here. */
const national: Record<string, Law> = {
  NL: {
    breaks: [
      { over: 330, minutes: 30 },
      { over: 600, minutes: 45 },
    ],
    laws: { break: "ATW 5:4", rest: "ATW 5:3" },
  },
  DE: {
    breaks: [
      { over: 360, minutes: 30 },
      { over: 540, minutes: 45 },
    ],
    laws: { break: "ArbZG § 4", rest: "ArbZG § 5" },
  },
};

const restMinutes = 11 * 60;
/** The average of the directive, art. 6. */
const weekMinutes = 48 * 60;
const dayMinutes = dayMs / minuteMs;

/** What somebody should look at again before these hours go to the client. */
export function warningsOf(entries: readonly Entry[], country: string | null): HourWarning[] {
  const { breaks, laws } = national[country ?? ""] ?? european;
  const days = Map.groupBy(entries, (it) => it.day);
  const perDay = [...days].flatMap(([day, of]): HourWarning[] => {
    const worked = sumOf(of);
    const found: (HourWarning | false)[] = [
      worked > dayMinutes && { check: "longDay", day, law: null },
      isBreakMissing(of, breaks) && { check: "break", day, law: laws.break },
    ];
    return found.filter((it) => it !== false);
  });
  const week = sumOf(entries) > weekMinutes && entries[0];
  return [
    ...perDay,
    ...betweenShifts(entries, laws.rest),
    ...(week ? [{ check: "longWeek" as const, day: week.day, law: "2003/88/EC, art. 6" }] : []),
  ].toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, it) => sum + minutesOf(it), 0);

/** Time between two entries of a day counts as a break, as what was noted as one does. */
function isBreakMissing(entries: readonly Entry[], breaks: Law["breaks"]): boolean {
  const timed = entries.filter((it) => "from" in it);
  if (timed.length === 0) return false;
  const worked = sumOf(timed);
  const span = Math.max(...timed.map((it) => it.until)) - Math.min(...timed.map((it) => it.from));
  const due = breaks.findLast(({ over }) => worked > over);
  return due !== undefined && span - worked < due.minutes;
}

/** Overlaps, and a rest under eleven hours between the last shift of a day and the first of the next. */
function betweenShifts(entries: readonly Entry[], law: string): HourWarning[] {
  const timed = entries
    .flatMap((it) =>
      "from" in it
        ? [{ day: it.day, from: startOf(it), until: startOf(it) + it.until - it.from }]
        : [],
    )
    .toSorted((one, other) => one.from - other.from);
  return timed.slice(1).flatMap((it, at): HourWarning[] => {
    const before = timed[at];
    if (!before) return [];
    if (it.from < before.until) return [{ check: "overlap", day: it.day, law: null }];
    const isShort = it.day !== before.day && it.from - before.until < restMinutes;
    return isShort ? [{ check: "rest", day: it.day, law }] : [];
  });
}

const startOf = (it: { day: string; from: number }) => Date.parse(it.day) / 60_000 + it.from;

/** The week's days on which the deployment runs. */
export const daysOf = (
  week: string,
  { startDate, endDate }: { startDate: string; endDate: string | null },
): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(week, at)).filter(
    (day) => startDate <= day && (endDate === null || day <= endDate),
  );
