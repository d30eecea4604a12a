import { expect, test } from "bun:test";
import { daysOf, plannedFor } from "./rules";

test("only the days on which the deployment runs may have hours", () => {
  const of = { startDate: "2026-11-18", endDate: "2026-11-20" };
  expect(daysOf("2026-11-16", of)).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  expect(daysOf("2026-11-16", { ...of, endDate: null })).toHaveLength(5);
});

test("a week is planned by its shifts, else by the agreed hours, never on a holiday", () => {
  const week = "2026-11-16";
  const days = daysOf(week, { startDate: "2026-11-17", endDate: null });
  const none = { shifts: [], hoursPerWeek: 38, holidays: ["2026-11-18"] };
  expect(plannedFor(week, days, none)).toEqual([
    { day: "2026-11-17", hourType: "regular", minutes: 456 },
    { day: "2026-11-19", hourType: "regular", minutes: 456 },
    { day: "2026-11-20", hourType: "regular", minutes: 456 },
  ]);
  const night = { weekday: 6, from: 1320, until: 1800, breakMinutes: 30 };
  const shifts = [{ ...night, weekday: 1 }, night];
  expect(plannedFor(week, days, { ...none, shifts })).toEqual([
    { day: "2026-11-21", hourType: "regular", from: 1320, until: 1800, breakMinutes: 30 },
  ]);
  expect(plannedFor(week, days, { ...none, hoursPerWeek: null })).toEqual([]);
});
