import { medianOf } from "@/modules/staffing/pipeline/rules";
import type { Days } from "@/src/calendar";
import type { Placement } from "./earning";
import { type Measured, tenth } from "./rules";

/** Whoever began in some days, of all placements. */
export const begunIn = (placements: readonly Placement[], { from, to }: Days): Placement[] =>
  placements.filter(({ startDate }) => startDate >= from && startDate <= to);

/** The middle one of the days to fill; those of whom nobody knows since when are not among them. */
export function timeToFill(begun: readonly Placement[]): Measured {
  const days = begun.flatMap(({ daysToFill }) => daysToFill ?? []);
  const median = medianOf(days);
  return { value: median === null ? null : tenth(median), n: days.length };
}
