import type { SearchProfile } from "./model";

const zone = "Europe/Amsterdam";

type When = Pick<SearchProfile, "schedule" | "at" | "weekday">;

/** When a profile runs next, in UTC; the hour on the clock stays the same when the clocks change. */
export function nextRun({ schedule, at, weekday }: When, now: Date): string | null {
  if (schedule === "none") return null;
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(zone);
  const today = local.withPlainTime(Temporal.PlainTime.from(at));
  const days = schedule === "daily" ? 0 : (weekday - today.dayOfWeek + 7) % 7;
  const next = today.add({ days });
  const isPast = Temporal.ZonedDateTime.compare(next, local) <= 0;
  const coming = isPast ? next.add({ days: schedule === "daily" ? 1 : 7 }) : next;
  return new Date(coming.epochMilliseconds).toISOString();
}
