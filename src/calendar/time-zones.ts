import { dayMs, minuteMs } from "./days";

// Specification §3
export const defaultTimezone = "Europe/Amsterdam";

/** Whether there is a place on earth whose clocks go by this name. */
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

/** One for each zone that was asked for: making a clock takes a hundred times as long as reading it. */
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

/** The day that it is there. */
export const dayIn = (moment: string, zone: string): string => wallOf(moment, zone).slice(0, 10);

/**
 * The moment at which that clock shows a time. Of the hour that comes twice in autumn it is the first;
 * the hour that spring skips is at no moment, and answers null.
 */
export function momentOf(wall: string, zone: string): string | null {
  const asUtc = Date.parse(`${wall.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // Of years before 1000, which somebody passes through who types one, no clock can be read.
  const known = (offset: number) => !Number.isNaN(offset);
  const offsets = [-dayMs, dayMs].map((away) => offsetAt(asUtc + away, zone)).filter(known);
  const moments = offsets.map((offset) => new Date(asUtc - offset).toISOString()).toSorted();
  return moments.find((moment) => wallOf(moment, zone) === wall.slice(0, 16)) ?? null;
}

const offsetAt = (ms: number, zone: string): number => {
  const minute = Math.floor(ms / minuteMs) * minuteMs;
  return Date.parse(`${wallOf(new Date(minute).toISOString(), zone)}:00Z`) - minute;
};

/** Every zone that this machine knows, with the one that is written there already. */
export const timezones = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), own])].toSorted();
