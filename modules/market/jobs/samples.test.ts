import { expect, test } from "bun:test";
import { testApp } from "@/modules/testing";
import { ad, allJobs, takeIn } from "./fixtures";
import { samples } from "./index";
import { jobAnalyses, jobHistory, postingKeys, postings } from "./schema";

test("samples say what they are, are made once, and are removed completely", async () => {
  const app = testApp();
  const real = ad();
  await takeIn(app, [real]);
  const { count } = await samples.createSamples(app);
  expect(count).toBeGreaterThan(3);
  expect((await samples.createSamples(app)).count).toBe(0);
  const made = (await allJobs(app)).filter(({ sourceType }) => sourceType === "sample");
  expect(made).toHaveLength(count);
  expect((await samples.removeSamples(app)).count).toBe(count);
  expect(await allJobs(app)).toHaveLength(1);
  expect(await app.db.$count(postings)).toBe(1);
  expect(await app.db.$count(jobAnalyses)).toBe(1);
  const [job] = await allJobs(app);
  expect((await app.db.select().from(jobHistory)).map(({ jobId }) => jobId)).toEqual([
    job?.id ?? "",
  ]);
  const keys = await app.db.select().from(postingKeys);
  expect(new Set(keys.map(({ postingId }) => postingId)).size).toBe(1);
});
