import { expect, test } from "bun:test";
import { chosenDue, fieldOf, isoOf, tonightOf } from "./due";

const friday = new Date(2026, 0, 2, 10, 30);

test.each([
  ["today", "2026-01-02T17:00"],
  ["tomorrow", "2026-01-03T09:00"],
  ["nextWeek", "2026-01-05T09:00"],
] as const)("on a Friday, %s is %s", (choice, field) => {
  expect(chosenDue(choice, friday)).toBe(field);
});

test("on a Monday, next week is a week on, and on a Sunday it is tomorrow", () => {
  expect(chosenDue("nextWeek", new Date(2026, 0, 5))).toBe("2026-01-12T09:00");
  expect(chosenDue("nextWeek", new Date(2026, 0, 4))).toBe("2026-01-05T09:00");
});

test("a field and the moment it means are one, and the day ends at midnight here", () => {
  expect(isoOf(fieldOf(friday))).toBe(friday.toISOString());
  expect(isoOf("")).toBeNull();
  expect(tonightOf(friday)).toBe(new Date(2026, 0, 3).toISOString());
});
