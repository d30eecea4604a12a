import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { momentsOf } from "./outcomes";
import { daysOf } from "./rules";

const { ask } = await signedIn(testApp(), "viewer");

test("before anything has happened the figures are nought or unknown, never invented", async () => {
  expect(await (await ask("GET", "/api/crm/metrics")).json()).toEqual({
    totalInterviews: 0,
    completionRate: null,
    avgFeedbackScore: null,
    activeEngagements: 0,
  });
  const told = await (await ask("GET", "/api/crm/analytics")).json();
  expect(told).toMatchObject({ from: "2025-10-04", to: "2026-01-01", interviewers: [] });
  expect(told.weeks).toHaveLength(14);
});

test.each([
  ["from=2025-01-01&to=2026-01-01", 200],
  ["from=2025-01-01&to=2026-01-02", 422],
  ["from=2026-01-02&to=2026-01-01", 422],
  ["period=7", 422],
  ["from=yesterday", 422],
])("a year may be looked at and not a day more: %s answers %p", async (query, status) => {
  expect((await ask("GET", `/api/crm/analytics?${query}`)).status).toBe(status);
});

test.each([
  [{}, { from: "2025-12-03", to: "2026-01-01" }],
  [{ from: "2025-12-24" }, { from: "2025-12-24", to: "2026-01-01" }],
  [{ to: "2025-06-30" }, { from: "2025-06-01", to: "2025-06-30" }],
  [{ from: "2026-02-01" }, { from: "2026-02-01", to: "2026-02-01" }],
])("an end that nobody names is today, or as far back as the period goes: %p", (asked, days) => {
  expect(daysOf({ period: "30", ...asked }, "2026-01-01")).toEqual(days);
});

test("a week begins at midnight of the reader's clock, on both sides of its changes", () => {
  const begins = (zone: string, from: string, to: string) =>
    momentsOf({ from, to }, zone).weeks.map((it) => it.from);
  expect(begins("Europe/Amsterdam", "2026-03-23", "2026-03-30")).toEqual([
    "2026-03-22T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
  ]);
  expect(begins("Europe/Helsinki", "2026-10-19", "2026-10-26")).toEqual([
    "2026-10-18T21:00:00.000Z",
    "2026-10-25T22:00:00.000Z",
  ]);
  expect(begins("Europe/London", "2026-03-25", "2026-03-30")).toEqual([
    "2026-03-25T00:00:00.000Z",
    "2026-03-29T23:00:00.000Z",
  ]);
});
