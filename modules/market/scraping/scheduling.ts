import type { SearchProfile } from "./model";

const zone = "Europe/Amsterdam";

type When = Pick<SearchProfile, "schedule" | "at" | "weekday">;

/** When a profile runs next, in UTC; the hour on the clock stays the same when the clocks change. */
export function nextRun({ schedule, at, weekday }: When, now: Date): string | null {
  if (schedule === "none") return null;
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(zone);
  const time = Temporal.PlainTime.from(at);
  // The day first and the hour after: on the day the clocks change this hour may not exist.
  const inDays = (days: number) => local.add({ days }).withPlainTime(time);
  const days = schedule === "daily" ? 0 : (weekday - local.dayOfWeek + 7) % 7;
  const isPast = Temporal.ZonedDateTime.compare(inDays(days), local) <= 0;
  const coming = isPast ? inDays(days + (schedule === "daily" ? 1 : 7)) : inDays(days);
  return new Date(coming.epochMilliseconds).toISOString();
}
