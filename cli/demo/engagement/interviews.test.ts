import { expect, test } from "bun:test";
import { InterviewQuery, interviews } from "@/modules/engagement/interviews/index";
import { signedIn, testApp } from "@/modules/testing";
import { sampleCandidates } from "../records/candidates";
import { sampleInterviews } from "./interviews";
import { sampleProjects } from "../records/projects";

test("the demo's interviews lie behind and before today, never on a weekend, and none is somebody's twice", async () => {
  const app = testApp();
  const { user } = await signedIn(app);
  await sampleCandidates(app);
  await sampleProjects(app);
  const { count } = await sampleInterviews(app);
  const all = await interviews.list(app, InterviewQuery.parse({ limit: 500 }));
  expect([all.length, all.every(({ isSample }) => isSample)]).toEqual([count, true]);
  const weekdays = new Set(all.map(({ scheduledAt }) => new Date(scheduledAt).getUTCDay()));
  expect([...weekdays].filter((day) => day === 0 || day === 6)).toEqual([]);
  const upcoming = await interviews.list(app, InterviewQuery.parse({ which: "upcoming" }));
  expect(upcoming.length).toBeGreaterThanOrEqual(8);
  expect(upcoming.some(({ people }) => people[0]?.id === user.id)).toBe(true);
  const now = app.now().toISOString();
  expect(all.filter((it) => it.status === "completed" && it.scheduledAt > now)).toEqual([]);
  expect(all.filter((it) => it.status === "completed" && it.score === null)).toEqual([]);
  expect(all.filter(({ createdAt }) => createdAt > now)).toEqual([]);
  const taken = all.map(({ candidateId, scheduledAt }) => `${candidateId} ${scheduledAt}`);
  expect(new Set(taken).size).toBe(taken.length);
});
