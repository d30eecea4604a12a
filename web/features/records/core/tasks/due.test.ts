import { expect, test } from "bun:test";
import { chosenDue, fieldOf, isoOf, tonightOf } from "./due";

const amsterdam = "Europe/Amsterdam";
const friday = new Date("2026-01-02T09:30:00.000Z");

test.each([
  ["today", "2026-01-02T17:00"],
  ["tomorrow", "2026-01-03T09:00"],
  ["nextWeek", "2026-01-05T09:00"],
] as const)("on a Friday, %s is %s", (choice, field) => {
  expect(chosenDue(choice, friday, amsterdam)).toBe(field);
});

test("on a Monday, next week is a week on, and on a Sunday it is tomorrow", () => {
  const on = (day: string) => chosenDue("nextWeek", new Date(`${day}T12:00:00Z`), amsterdam);
  expect(on("2026-01-05")).toBe("2026-01-12T09:00");
  expect(on("2026-01-04")).toBe("2026-01-05T09:00");
});

test.each(["Europe/Amsterdam", "Europe/London", "Europe/Helsinki"])(
  "a field and the moment it means are one in %s",
  (zone) => {
    for (const moment of ["2026-03-28T09:30:00.000Z", "2026-03-30T09:30:00.000Z"]) {
      expect(isoOf(fieldOf(new Date(moment), zone), zone)).toBe(moment);
    }
    expect(isoOf("", zone)).toBeNull();
  },
);

test("in the hour that spring skips the one after it is meant", () => {
  expect(isoOf("2026-03-29T02:30", amsterdam)).toBe("2026-03-29T01:30:00.000Z");
});

test("a day is as long as the clocks make it, and ends at the reader's midnight", () => {
  const ends = (iso: string, zone: string) => tonightOf(new Date(iso), zone);
  expect(ends("2026-01-01T23:30:00.000Z", amsterdam)).toBe("2026-01-02T23:00:00.000Z");
  expect(ends("2026-01-01T23:30:00.000Z", "Europe/London")).toBe("2026-01-02T00:00:00.000Z");
  expect(ends("2026-03-29T12:00:00.000Z", amsterdam)).toBe("2026-03-29T22:00:00.000Z");
});
