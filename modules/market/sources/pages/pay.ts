import { payInFields } from "../field-pay";
import { at, numberAt, textAt } from "../json";
import type { Salary } from "../model";
import { readSalary } from "../normalise";
import type { periods } from "../rules";

const units: Record<string, (typeof periods)[number]> = {
  HOUR: "hour",
  DAY: "day",
  WEEK: "week",
  MONTH: "month",
  YEAR: "year",
};

/** The pay of a JobPosting: `baseSalary` is the employer's word, `estimatedSalary` is a guess. */
export function postingPay(posting: unknown, country: string | null): Salary | null {
  return (
    payOf(at(posting, "baseSalary"), "employer", country) ??
    payOf(first(at(posting, "estimatedSalary")), "estimate", country)
  );
}

function payOf(pay: unknown, statedBy: Salary["statedBy"], country: string | null): Salary | null {
  const words = textAt({ pay }, "pay") ?? textAt(pay, "value");
  const currency = textAt(pay, "currency") ?? textAt(pay, "value", "currency");
  const amount = numberAt(pay, "value") ?? numberAt(pay, "value", "value");
  const min = numberAt(pay, "value", "minValue") ?? numberAt(pay, "minValue") ?? amount;
  const max = numberAt(pay, "value", "maxValue") ?? numberAt(pay, "maxValue") ?? amount;
  if (currency === null || (min === null && max === null)) {
    return words === null ? null : readSalary(words, { country, language: null, statedBy });
  }
  const unit = textAt(pay, "value", "unitText") ?? textAt(pay, "unitText") ?? "YEAR";
  const period = units[unit.toUpperCase()] ?? "year";
  return payInFields({ min, max, currency, period, unit, statedBy });
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
