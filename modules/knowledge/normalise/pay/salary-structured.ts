import type { Salary } from "../model";
import { numberOf } from "./amounts";
import { currencyOf } from "./currencies";
import { foldInPlace } from "@/modules/knowledge/language";
import { periodNamed } from "./pay-words";
import { isPlausible, isUsual, likelyPeriod, monthsIn, toYearly } from "./pay-year";
import { readSalary } from "./salary";

/** Pay as a feed states it in fields; 0 and -1 are how feeds write "open". */
export type Stated = {
  min?: number | string | null;
  max?: number | string | null;
  currency?: string | null;
  period?: string | null;
  raw: string;
  statedBy?: Salary["statedBy"];
};

const confidences = { whole: 1, withoutPeriod: 0.7, unusual: 0.4 };

export function structuredSalary(given: Stated): Salary | null {
  const statedBy = given.statedBy ?? "employer";
  const [low, high] = [amount(given.min), amount(given.max)];
  const currency = codeIn(given.currency);
  if ((low === null && high === null) || !currency) return readSalary(given.raw, { statedBy });
  const isTurned = low !== null && high !== null && low > high;
  const [min, max] = isTurned ? [high, low] : [low, high];
  const named = given.period ? periodNamed(foldInPlace(given.period)) : null;
  const measure = min ?? max ?? 0;
  const period = named ?? likelyPeriod(measure, currency);
  if (!period) return null;
  const months = monthsIn(foldInPlace(given.raw));
  const yearly = (value: number | null) =>
    value === null ? null : toYearly(value, period, { months });
  const perYear = yearly(measure) ?? 0;
  if (!isPlausible(perYear, currency)) return null;
  const confidence = named ? confidences.whole : confidences.withoutPeriod;
  return {
    raw: given.raw,
    min,
    max,
    currency,
    period,
    months,
    yearlyMin: yearly(min),
    yearlyMax: yearly(max),
    isGross: null,
    statedBy,
    confidence: isUsual(perYear, currency) ? confidence : confidences.unusual,
  };
}

function amount(given: number | string | null | undefined): number | null {
  const value = typeof given === "string" ? numberOf(given.trim()) : given;
  return value && Number.isFinite(value) && value > 0 ? value : null;
}

function codeIn(currency: string | null | undefined): string | null {
  if (!currency) return null;
  const written = currency.trim();
  return /^[A-Z]{3}$/.test(written) ? written : currencyOf(foldInPlace(written), {}, "");
}
