import { expect, test } from "bun:test";
import type { Salary } from "../model";
import { structuredSalary } from "./salary-structured";
import type { Stated } from "./salary-structured";

type Read = [min: number | null, max: number | null, currency: string, period: string];

const short = (salary: Salary | null): Read | null =>
  salary && [salary.min, salary.max, salary.currency, salary.period];

const fields: [given: Omit<Stated, "raw">, read: Read | null][] = [
  [{ min: "3750", max: "5250", currency: "EUR", period: "month" }, [3750, 5250, "EUR", "month"]],
  [{ min: 22.38, max: -1, currency: "USD", period: "hourly" }, [22.38, null, "USD", "hour"]],
  [{ min: 0, max: 90_000, currency: "£", period: "YEAR" }, [null, 90_000, "GBP", "year"]],
  [{ min: 60_000, max: 50_000, currency: "EUR", period: null }, [50_000, 60_000, "EUR", "year"]],
  [
    { min: 55_000, max: 65_000, currency: "EUR", period: "JAHRESGEHALT" },
    [55_000, 65_000, "EUR", "year"],
  ],
  [{ min: 850_000, currency: "ISK", period: "MONTH" }, [850_000, null, "ISK", "month"]],
  [{ min: 60_000, currency: "TRY", period: "MONTH" }, [60_000, null, "TRY", "month"]],
  [{ min: 350_000, currency: "JPY" }, [350_000, null, "JPY", "month"]],
  [{ min: 4200, currency: "EUR" }, [4200, null, "EUR", "month"]],
  [{ min: null, max: null, currency: "EUR" }, null],
  [{ min: 1, max: 2, currency: "EUR", period: "year" }, null],
];

test.each(fields)("the fields %j pay %j", (fields, read) => {
  expect(short(structuredSalary({ ...fields, raw: "" }))).toEqual(read);
});

test("fields without amounts leave the word to the raw text", () => {
  const salary = structuredSalary({ min: null, max: null, currency: null, raw: "€40k - €50k" });
  expect(salary).toMatchObject({ min: 40_000, max: 50_000, statedBy: "employer" });
});
