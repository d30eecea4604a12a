import { dayMs, minuteMs } from "./days";

// Specification §3
export const defaultTimezone = "Europe/Amsterdam";

/** Whether this is an IANA time zone that the runtime knows. */
export const isTimezone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
};

/** What a clock on the wall of a zone shows at a moment: `2026-03-29T09:00`. */
export function wallOf(moment: string, zone: string): string {
  return clockOf(zone).format(new Date(moment)).replace(" ", "T");
}

/** One formatter per zone, cached: making one takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  clocks.set(zone, clock);
  return clock;
}

/** The ISO date in a zone at a moment. */
export const dayIn = (moment: string, zone: string): string => wallOf(moment, zone).slice(0, 10);

/**
 * The moment at which the wall clock of a zone shows a time, as an ISO instant. In the repeated hour of autumn it is
 * the first; null for a time in the hour that spring skips, or one that cannot be parsed.
 */
export function momentOf(wall: string, zone: string): string | null {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Intl cannot format years before 1000, which a date field passes through while a year is typed.
  const known = (offset: number) => !Number.isNaN(offset);
  const offsets = [-dayMs, dayMs].map((away) => offsetAt(asUtc + away, zone)).filter(known);
  const moments = offsets.map((offset) => new Date(asUtc - offset).toISOString()).toSorted();
  return moments.find((moment) => wallOf(moment, zone) === wall.slice(0, 16)) ?? null;
}

const offsetAt = (ms: number, zone: string): number => {
  const minute = Math.floor(ms / minuteMs) * minuteMs;
  return Date.parse(`${wallOf(new Date(minute).toISOString(), zone)}:00Z`) - minute;
};

/** Every zone that this machine knows, and the given one, which may be older or newer than its list. */
export const timezones = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), own])].toSorted();
