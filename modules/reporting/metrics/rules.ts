import { dayMs } from "@/src/calendar";
import type { Figure } from "./model";

/** A figure from fewer cases says more about chance than about the agency; a benchmark stands in until then. */
export const minCases = 5;

/** Percent more than before, to one decimal; null where there was nothing, or less than nothing. */
export const growthOf = (now: number, before: number): number | null =>
  before <= 0 ? null : roundToTenth((100 * (now - before)) / before);

/** Percent of a whole, to one decimal; 0 of nothing. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : roundToTenth((100 * part) / whole);

/** What was measured, and from how many cases. */
export type Measured = { value: number | null; n: number };

/** What was measured now and before, and what is usual elsewhere. */
type Measurement = {
  measured: Measured;
  before: Measured;
  benchmark: number | null;
  unit?: "percent" | "points";
};

/** The measured value, or a benchmark where there are too few cases, and never a mixture of both. */
export function figureOf({
  measured: { value, n },
  before,
  benchmark,
  unit = "percent",
}: Measurement): Figure {
  if (value === null || n < minCases) {
    return { value: benchmark, n, isBenchmark: benchmark !== null, change: null };
  }
  const isComparable = before.value !== null && before.n >= minCases;
  return {
    value,
    n,
    isBenchmark: false,
    change: !isComparable || before.value === null ? null : changeOf(value, before.value, unit),
  };
}

/** A percentage changes by points, everything else by percent. */
const changeOf = (value: number, before: number, unit: "percent" | "points") =>
  unit === "points" ? roundToTenth(value - before) : growthOf(value, before);

export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const numbers = new Map<string, number>();

/** Days since 1970, with which many can be reckoned; the same few thousand days are asked for over and over. */
export function epochDay(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs);
  numbers.set(day, number);
  return number;
}
