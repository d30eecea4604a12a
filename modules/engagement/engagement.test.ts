import { expect, test } from "bun:test";
import { signedIn, testApp } from "../testing";

test("before anything has happened the figures are nought or unknown, never invented", async () => {
  const { ask } = await signedIn(testApp(), "viewer");
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
