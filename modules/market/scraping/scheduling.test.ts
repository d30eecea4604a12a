import { expect, test } from "bun:test";
import { nextRun } from "./profiles";

// 2026: clocks go forward on 29 March (02:00 is 03:00) and back on 25 October (03:00 is 02:00 again).
test.each([
  ["in winter", "daily", "06:30", "2026-01-10T12:00:00Z", "2026-01-11T05:30:00.000Z"],
  ["in summer", "daily", "06:30", "2026-07-10T02:00:00Z", "2026-07-10T04:30:00.000Z"],
  ["at that very minute", "daily", "06:30", "2026-01-10T05:30:00Z", "2026-01-11T05:30:00.000Z"],
  ["a minute before", "daily", "06:30", "2026-01-10T05:29:00Z", "2026-01-10T05:30:00.000Z"],
  [
    "over the night that loses an hour",
    "daily",
    "06:30",
    "2026-03-28T12:00:00Z",
    "2026-03-29T04:30:00.000Z",
  ],
  [
    "at an hour that does not exist",
    "daily",
    "02:30",
    "2026-03-28T12:00:00Z",
    "2026-03-29T01:30:00.000Z",
  ],
  [
    "after an hour that did not exist",
    "daily",
    "02:30",
    "2026-03-29T02:00:00Z",
    "2026-03-30T00:30:00.000Z",
  ],
  [
    "over the night that gains an hour",
    "daily",
    "06:30",
    "2026-10-24T12:00:00Z",
    "2026-10-25T05:30:00.000Z",
  ],
  [
    "at an hour that comes twice",
    "daily",
    "02:30",
    "2026-10-24T12:00:00Z",
    "2026-10-25T00:30:00.000Z",
  ],
  [
    "when it came the first time",
    "daily",
    "02:30",
    "2026-10-25T00:30:00Z",
    "2026-10-26T01:30:00.000Z",
  ],
  [
    "on Monday, from Saturday on",
    "weekly",
    "06:30",
    "2026-01-10T12:00:00Z",
    "2026-01-12T05:30:00.000Z",
  ],
  ["on Monday, once it ran", "weekly", "06:30", "2026-01-12T05:30:00Z", "2026-01-19T05:30:00.000Z"],
  [
    "on Monday, over the lost hour",
    "weekly",
    "06:30",
    "2026-03-24T12:00:00Z",
    "2026-03-30T04:30:00.000Z",
  ],
] as const)("the next run %s (%s %s from %s) is %s", (_, schedule, at, now, next) => {
  expect(nextRun({ schedule, at, weekday: 1 }, new Date(now))).toBe(next);
});

test("without a schedule there is no next run", () => {
  expect(nextRun({ schedule: "none", at: "06:30", weekday: 1 }, new Date())).toBeNull();
});
