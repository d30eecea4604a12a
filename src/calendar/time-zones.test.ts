import { expect, test } from "bun:test";
import { dayIn, isTimezone, momentOf, timezones, wallOf } from ".";

const zones = ["Europe/Amsterdam", "Europe/London", "Europe/Helsinki"] as const;

test.each([
  ["2026-03-29T00:59:00.000Z", ["01:59", "00:59", "02:59"]],
  ["2026-03-29T01:00:00.000Z", ["03:00", "02:00", "04:00"]],
  ["2026-10-25T00:59:00.000Z", ["02:59", "01:59", "03:59"]],
  ["2026-10-25T01:00:00.000Z", ["02:00", "01:00", "03:00"]],
] as const)("at %s the clocks of Amsterdam, London and Helsinki show %s", (moment, clocks) => {
  expect(zones.map((zone) => wallOf(moment, zone).slice(11))).toEqual([...clocks]);
});

test.each(zones)(
  "what a clock in %s shows leads back to its moment, on the days of the change too",
  (zone) => {
    for (const day of ["2026-03-28", "2026-03-29", "2026-07-01", "2026-10-25", "2026-12-31"]) {
      const moment = momentOf(`${day}T09:30`, zone) ?? "";
      expect(wallOf(moment, zone)).toBe(`${day}T09:30`);
    }
  },
);

test("the hour that spring skips is at no moment, and of the double one in autumn the first is meant", () => {
  expect(momentOf("2026-03-29T02:30", "Europe/Amsterdam")).toBe(null);
  expect(momentOf("2026-10-25T02:30", "Europe/Amsterdam")).toBe("2026-10-25T00:30:00.000Z");
});

test("a day begins where the reader is, and a zone that nobody knows is none", () => {
  expect(dayIn("2026-01-01T23:30:00.000Z", "Europe/Amsterdam")).toBe("2026-01-02");
  expect([isTimezone("Europe/Helsinki"), isTimezone("Mars/Olympus")]).toEqual([true, false]);
  expect(timezones("Europe/Amsterdam")).toContain("Europe/London");
});

test.each(["0002-05-04T10:30", "0209-05-04T10:30", "202099-05-04T10:30", "2026-13-40T25:61", ""])(
  "%s, as a date looks while it is typed, is at no moment",
  (wall) => expect(momentOf(wall, "Europe/Amsterdam")).toBe(null),
);
