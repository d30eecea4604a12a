import { expect, test } from "bun:test";
import { beginOf, dateOf, dayOf, isDay, nextDay, weeksAround } from "./days";

test.each(["2026-03-29", "2026-10-25", "2026-12-31", "2028-02-29"])(
  "%s stays the day it is, on the days of the clock change too",
  (day) => expect(dayOf(dateOf(day))).toBe(day),
);

test("six whole weeks are drawn around a month, from a Monday", () => {
  expect(weeksAround(dateOf("2026-11-20"))).toEqual({ from: "2026-10-26", to: "2026-12-07" });
  expect(weeksAround(dateOf("2026-06-01"))).toEqual({ from: "2026-06-01", to: "2026-07-13" });
});

test.each([
  ["Europe/Amsterdam", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
  ["Europe/London", "2026-03-29T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
  ["Europe/Helsinki", "2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z"],
])("in %s the day on which spring begins has 23 hours", (zone, from, to) => {
  expect([beginOf("2026-03-29", zone), beginOf(nextDay("2026-03-29"), zone)]).toEqual([from, to]);
});

test("a zone whose clocks skip midnight begins its day an hour later", () => {
  expect(beginOf("2026-03-29", "Asia/Beirut")).toBe("2026-03-28T22:00:00.000Z");
});

test("what is no day of the calendar is none", () => {
  expect(["2026-02-30", "tomorrow", "2026-11-20"].map(isDay)).toEqual([false, false, true]);
});
