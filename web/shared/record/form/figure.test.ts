import { expect, test } from "bun:test";
import { amount } from "./figure";

test.each([
  ["1.250.000,50", "1250000.50"],
  ["1,250,000.50", "1250000.50"],
  ["1 250 000,5", "1250000.5"],
  ["1'250'000", "1250000"],
  ["1.250.000", "1250000"],
  ["1.250", "1250"],
  ["12,50", "12.50"],
  ["12.5", "12.5"],
  ["1250000", "1250000"],
  ["", ""],
  ["1.25.000", "1.25.000"],
  ["1,250,00", "1.250,00"],
  ["about 5", "about5"],
])("%p is the amount %p, and what is none is left for the check to refuse", (typed, read) => {
  expect(amount(typed)).toBe(read);
});
