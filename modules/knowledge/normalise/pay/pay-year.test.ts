import { expect, test } from "bun:test";
import {
  daysPerYear,
  hoursPerYear,
  isPlausible,
  isUsual,
  leastForMonth,
  leastForYear,
  leastYearly,
  likelyPeriod,
  mostYearly,
  weeksPerYear,
} from "./pay-year";
import { readSalary } from "./salary";

test.each([
  ["€ 5,000 gross per month, paid 14 times a year", 14, 70_000],
  ["€ 5.000 brutto pro Monat (14mal jährlich)", 14, 70_000],
  ["Salaire 3 000 € brut par mois sur 13 mois", 13, 39_000],
  ["Salaris € 3.000 bruto per maand, 13e maand", 13, 39_000],
  ["Stipendio 2.000 € al mese per 14 mensilità", 14, 28_000],
  ["€ 3.000 per month", null, 36_000],
])("%j has %p months in a year of %p", (raw, months, yearlyMin) => {
  expect(readSalary(raw)).toMatchObject({ months, yearlyMin });
});

test("Austrian monthly pay is compared as fourteen months, although the ad does not say so", () => {
  const salary = readSalary("€ 3.000 brutto pro Monat", { country: "AT" });
  expect(salary).toMatchObject({ months: null, yearlyMin: 42_000 });
});

test.each([
  ["€20 per hour", 20 * hoursPerYear],
  ["€400 per day", 400 * daysPerYear],
  ["€900 per week", 900 * weeksPerYear],
  ["€40,000 per year", 40_000],
])("%j is %p in a full-time year", (raw, yearlyMin) => {
  expect(readSalary(raw)?.yearlyMin).toBe(yearlyMin);
});

test.each([
  [leastYearly - 1, false],
  [leastYearly, true],
  [mostYearly, true],
  [mostYearly + 1, false],
])("%p euros a year can be pay: %p", (yearly, isPay) => {
  expect(isPlausible(yearly, "EUR")).toBe(isPay);
});

test.each([
  [9_999, false],
  [10_000, true],
  [400_000, true],
  [400_001, false],
])("%p euros a year is usual: %p", (yearly, usual) => {
  expect(isUsual(yearly, "EUR")).toBe(usual);
});

test.each([
  [leastForYear, "EUR", "year"],
  [leastForYear - 1, "EUR", "month"],
  [leastForMonth, "EUR", "month"],
  [leastForMonth - 1, "EUR", "hour"],
  [5, "EUR", "hour"],
  [4.99, "EUR", null],
  [35_000, "SEK", "month"],
  [450_000, "SEK", "year"],
] as const)("%p %s without a word for it is pay per %p", (amount, currency, period) => {
  expect(likelyPeriod(amount, currency)).toBe(period);
});
