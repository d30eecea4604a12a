import { dayMs } from "@/src/calendar";
import type { AdDate } from "../model";
import {
  agoWord,
  aheadWord,
  atLeastWord,
  dayWords,
  fullUnitName,
  oneWord,
  type Unit,
  unitName,
  unitOf,
  withinWord,
} from "./date-words";

type Found = Pick<AdDate, "iso" | "precision">;

const counted = new RegExp(
  String.raw`(?<![\d.,])(\d{1,4})\s?(\+)?\s?(?:\+\s)?${unitName}(?![a-z])\.?\s?(\+)?`,
);
const single = new RegExp(String.raw`(?<![a-z])(?:${oneWord} )?${fullUnitName}(?![a-z])`);

const lengths: Record<Exclude<Unit, "month" | "year">, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: dayMs,
  week: 7 * dayMs,
};
const precisions: Record<Unit, AdDate["precision"]> = {
  minute: "day",
  hour: "day",
  day: "day",
  week: "week",
  month: "month",
  year: "at-least",
};

/**
 * "3 days ago" and its like. Boards round down, so the true moment lies up to one unit before the
 * answer, never after it.
 */
export function readRelative(folded: string, now: Date): Found | null {
  if (Number.isNaN(now.getTime())) return null;
  const count = counted.exec(folded);
  if (count) return readCounted(folded, count, now);
  const word = dayWords.find(([pattern]) => pattern.test(folded));
  if (word) return at(before(now, word[1], "day"), "day");
  const one = agoWord.test(folded) ? single.exec(folded) : null;
  if (!one?.[1]) return null;
  const unit = unitOf(one[1]);
  return at(before(now, 1, unit), precisions[unit]);
}

function readCounted(folded: string, match: RegExpExecArray, now: Date): Found | null {
  const [, amount = "", plusBefore, name = "", plusAfter] = match;
  const unit = unitOf(name);
  const count = Number(amount);
  const isPast = agoWord.test(folded);
  const isWithin = withinWord.test(folded);
  if (!isPast && !isWithin && aheadWord.test(folded)) {
    return at(before(now, -count, unit), precisions[unit]);
  }
  const isAtLeast = plusBefore || plusAfter || atLeastWord.test(folded) || folded.includes(">");
  const precision = isWithin ? withinPrecision(count, unit) : precisions[unit];
  return at(before(now, count, unit), isAtLeast ? "at-least" : precision);
}

/** "In the last 7 days" leaves the whole week open, not one day of it. */
function withinPrecision(count: number, unit: Unit): AdDate["precision"] {
  if (unit !== "day" || count <= 1) return precisions[unit];
  return count <= 7 ? "week" : "month";
}

function before(now: Date, count: number, unit: Unit): Date {
  if (unit === "month") return monthsBefore(now, count);
  if (unit === "year") return monthsBefore(now, 12 * count);
  return new Date(now.getTime() - count * lengths[unit]);
}

/** The same day of an earlier month, or its last day where it is shorter. */
function monthsBefore(now: Date, count: number): Date {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return date;
}

function at(date: Date, precision: AdDate["precision"]): Found | null {
  return Number.isNaN(date.getTime()) ? null : { iso: date.toISOString(), precision };
}
