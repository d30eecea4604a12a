import { addDays, dayMs, minuteMs, minutesInto, mondayOf } from "@/src/calendar";
import { type Entry, type HourCheck, minutesIn } from "../rules";
import countries from "./countries.json";

/** What is odd about the hours of a day, by which law, and which certificate it is about. */
export type HourWarning = {
  check: HourCheck;
  day: string;
  law: string | null;
  certificate: string | null;
};

type Break = { overMinutes: number; minutes: number };
export type WorkingTime = {
  /** The last that is passed by what was worked decides. */
  breaks: Break[];
  restMinutes: number;
  /** How much a week may have on average over so many weeks. */
  average: { weeks: number; minutes: number };
  dayMinutes: number | null;
  weekMinutes: number | null;
  laws: Record<"break" | "rest" | "average" | "day" | "week", string | null>;
  source: { name: string; address: string };
  /** The day on which a person compared it with its source; null before. */
  reviewedOn: string | null;
};

const packs: Record<string, WorkingTime> = countries;

/** The working time of a country; the directive holds where no law of its own is kept here. */
export const workingTimeIn = (country: string | null): WorkingTime =>
  packs[country ?? ""] ?? packs["EU"] ?? countries.EU;

/** The longest stretch over which any country looks. */
export const maxWeeks = Math.max(...Object.values(packs).map(({ average }) => average.weeks));

/** What is known of the same person besides: other hours, and certificates that have ended. */
export type Beside = {
  entries: readonly Entry[];
  certificates: readonly { name: string; endedOn: string }[];
};

const alone: Beside = { entries: [], certificates: [] };
const dayMinutes = dayMs / minuteMs;

type Week = {
  entries: readonly Entry[];
  week: string;
  country: string | null;
  /** By whose clocks its hours are written down. */
  zone?: string | null;
};

/** What somebody should look at again before the hours of a week go to the client. */
export function warningsOf(sheet: Week, beside: Beside = alone): HourWarning[] {
  const law = { ...workingTimeIn(sheet.country), zone: sheet.zone ?? null };
  const days = Map.groupBy(sheet.entries, (it) => it.day);
  const found = [
    ...[...days].flatMap(([day, of]) => ofDay(day, of, law)),
    ...betweenShifts(sheet, beside.entries, law),
    ...ofWeek(sheet, beside.entries, law),
    ...ofCertificates([...days.keys()], beside),
  ];
  return found.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

const warned = (check: HourCheck, day: string, law: string | null = null): HourWarning => ({
  check,
  day,
  law,
  certificate: null,
});

/** The law of the place, and the clocks by which its hours are counted. */
type Law = WorkingTime & { zone: string | null };

function ofDay(day: string, entries: readonly Entry[], law: Law): HourWarning[] {
  const worked = minutesIn(entries, law.zone);
  if (worked > dayMinutes) return [warned("longDay", day)];
  const isLong = law.dayMinutes !== null && worked > law.dayMinutes;
  return [
    ...(isLong ? [warned("dayLimit", day, law.laws.day)] : []),
    ...(isBreakMissing(entries, law) ? [warned("break", day, law.laws.break)] : []),
  ];
}

/** Time between two entries of a day counts as a break, as what was noted as one does. */
function isBreakMissing(entries: readonly Entry[], { breaks, zone }: Law): boolean {
  const timed = entries.filter((it) => "from" in it);
  if (timed.length === 0) return false;
  const worked = minutesIn(timed, zone);
  const day = timed[0]?.day ?? "";
  const [from, until] = [
    Math.min(...timed.map((it) => it.from)),
    Math.max(...timed.map((it) => it.until)),
  ];
  const span = minutesInto(day, until, zone) - minutesInto(day, from, zone);
  const due = breaks.findLast(({ overMinutes }) => worked > overMinutes);
  return due !== undefined && span - worked < due.minutes;
}

/** A week over its own limit, and an average of the weeks that have hours over that of the law. */
function ofWeek({ entries, week }: Week, others: readonly Entry[], law: Law) {
  const first = entries[0]?.day;
  if (first === undefined) return [];
  const since = addDays(week, -7 * (law.average.weeks - 1));
  const counted = [...entries, ...others].filter(
    ({ day }) => since <= day && day < addDays(week, 7),
  );
  const weeks = Map.groupBy(counted, ({ day }) => mondayOf(day));
  const here = counted.filter(({ day }) => day >= week);
  const isOver = law.weekMinutes !== null && minutesIn(here, law.zone) > law.weekMinutes;
  const isLong = minutesIn(counted, law.zone) > law.average.minutes * weeks.size;
  return [
    ...(isOver ? [warned("weekLimit", first, law.laws.week)] : []),
    ...(isLong ? [warned("longWeek", first, law.laws.average)] : []),
  ];
}

/** Overlaps, and a rest that is too short between the last shift of a day and the first of the next. */
function betweenShifts({ entries }: Week, others: readonly Entry[], law: WorkingTime) {
  const timed = [...entries.map(spanOf(true)), ...others.map(spanOf(false))]
    .filter((it) => it !== null)
    .toSorted((one, other) => one.from - other.from);
  return timed.slice(1).flatMap((it, at): HourWarning[] => {
    const before = timed[at];
    if (!before || !(it.isHere || before.isHere)) return [];
    const { day } = it.isHere ? it : before;
    if (it.from < before.until) return [warned("overlap", day)];
    const isShort = it.day !== before.day && it.from - before.until < law.restMinutes;
    return isShort ? [warned("rest", day, law.laws.rest)] : [];
  });
}

const spanOf = (isHere: boolean) => (it: Entry) => {
  if (!("from" in it)) return null;
  const from = Date.parse(it.day) / minuteMs + it.from;
  return { isHere, day: it.day, from, until: from + it.until - it.from };
};

/** Of each certificate the first day on which it had ended. */
const ofCertificates = (days: string[], { certificates }: Beside): HourWarning[] =>
  certificates.flatMap(({ name, endedOn }) => {
    const day = days.toSorted().find((it) => it > endedOn);
    return day === undefined ? [] : [{ ...warned("certificate", day), certificate: name }];
  });
