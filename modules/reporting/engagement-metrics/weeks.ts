import { addDays, daysBetween, momentOf, mondayOf } from "@/src/calendar";
import type { Days } from "./rules";

/** A week by its Monday, from its first moment until before the next one's. */
export type Week = { week: string; from: string; before: string };
export type Moments = { from: string; before: string; weeks: Week[] };

/** The moments at which days and weeks begin where the reader is; the outer weeks are as far within as the days are. */
export function momentsOf({ from, to }: Days, zone: string): Moments {
  const first = mondayOf(from);
  const whole = { from: beginningOf(from, zone), before: beginningOf(addDays(to, 1), zone) };
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, n) => {
    const week = addDays(first, 7 * n);
    const begins = beginningOf(week, zone);
    const ends = beginningOf(addDays(week, 7), zone);
    return {
      week,
      from: begins < whole.from ? whole.from : begins,
      before: ends > whole.before ? whole.before : ends,
    };
  });
  return { ...whole, weeks };
}

/** Where a clock skips midnight, the day begins an hour later. */
const beginningOf = (day: string, zone: string): string =>
  momentOf(`${day}T00:00`, zone) ?? momentOf(`${day}T01:00`, zone) ?? `${day}T00:00:00.000Z`;
