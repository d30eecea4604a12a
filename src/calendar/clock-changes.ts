import { addDays, dayMs, minuteMs, utcDay } from "./days";
import { wallOf } from "./time-zones";

/**
 * How the clocks of a zone change on a day. `at` is the wall-clock minute after midnight at which they change, before
 * the change; `longer` is how many minutes longer the day is: 60 in autumn, -60 in spring.
 */
export type ClockChange = { at: number; longer: number };

/** Of a day on which the clocks do not change. */
export const noChange: ClockChange = { at: 0, longer: 0 };

const years = new Map<string, ReadonlyMap<string, ClockChange>>();

/** What happens to the clocks of a zone on a day; without a zone nothing. Looked up once for each year. */
export function clockChange(day: string, zone: string | null): ClockChange {
  if (zone === null) return noChange;
  const key = `${zone} ${day.slice(0, 4)}`;
  const known = years.get(key) ?? changesIn(Number(day.slice(0, 4)), zone);
  years.set(key, known);
  return known.get(day) ?? noChange;
}

/** A month is short enough that no zone changes its clocks twice in one. */
function changesIn(year: number, zone: string): ReadonlyMap<string, ClockChange> {
  const found = new Map<string, ClockChange>();
  for (let month = 0; month < 12; month++) {
    const span = { from: Date.UTC(year, month, 1) - dayMs, until: Date.UTC(year, month + 1, 1) };
    const longer = (offsetAt(span.from, zone) - offsetAt(span.until, zone)) / minuteMs;
    if (longer === 0) continue;
    const moment = changedAt(span, zone);
    const wall = moment + offsetAt(span.from, zone);
    const day = utcDay(new Date(wall));
    found.set(day, { at: (wall - Date.parse(day)) / minuteMs, longer });
  }
  return found;
}

/** The first moment with the later offset, by binary search. */
function changedAt({ from, until }: { from: number; until: number }, zone: string): number {
  const before = offsetAt(from, zone);
  let [low, high] = [from / minuteMs, until / minuteMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minuteMs, zone) === before) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}

const offsetAt = (ms: number, zone: string): number =>
  Date.parse(`${wallOf(new Date(ms).toISOString(), zone)}:00Z`) - ms;

const minutesADay = dayMs / minuteMs;

export const lengthOf = ({ longer }: ClockChange): number => minutesADay + longer;

/**
 * Minutes elapsed since midnight when the wall clock shows a minute. In the repeated hour of autumn this is the first
 * occurrence; the skipped hour of spring counts as elapsed at once.
 */
export const elapsedAt = ({ at, longer }: ClockChange, minute: number): number =>
  longer === 0 || minute < at ? minute : Math.max(at, minute + longer);

/** What the wall clock shows so many elapsed minutes after midnight: the inverse of `elapsedAt`. */
export const wallAt = ({ at, longer }: ClockChange, elapsed: number): number =>
  longer === 0 || elapsed < at ? elapsed : elapsed - longer;

/**
 * Elapsed minutes from the midnight of a day until the wall clock shows a minute; minutes past 1440 are on the next
 * day.
 */
export function minutesInto(day: string, minute: number, zone: string | null): number {
  const change = clockChange(day, zone);
  if (minute <= minutesADay) return elapsedAt(change, minute);
  return lengthOf(change) + elapsedAt(clockChange(addDays(day, 1), zone), minute - minutesADay);
}
