import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { deployments } from "@/modules/staffing/deployments/schema";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { samples } from "@/modules/market/jobs";
import { jobs } from "@/modules/market/jobs/schema";
import { benchmarks } from "@/modules/platform/branding/agency/rules";
import { noon, signedIn, testApp } from "@/modules/testing";
import { type DashboardMetrics, insights, strongMatchesShown } from "./index";

const day = 24 * 60 * 60 * 1000;

/** Jobs with these scores, each seen a day after the one before. */
async function withScores(...scores: number[]) {
  let now = noon;
  const app = testApp({ now: () => now });
  for (const [n, score] of scores.entries()) {
    now = new Date(noon.getTime() + n * day);
    await takeIn(app, [ad({ title: `Engineer ${n}`, company: `Company ${n}` })]);
    const [job] = (await allJobs(app)).toReversed();
    await app.write([
      app.db
        .update(jobs)
        .set({ score })
        .where(eq(jobs.id, job?.id ?? "")),
    ]);
  }
  return app;
}

test("the dashboard shows at most three jobs of 80 or more, newest first", async () => {
  const app = await withScores(95, 79, 80, 81, 100, 10);
  const { strongMatches } = await insights.metrics(app);
  expect(strongMatches.map(({ aiMatchScore }) => aiMatchScore)).toEqual(["100", "81", "80"]);
  expect(strongMatches).toHaveLength(strongMatchesShown);
});

test("samples are counted nowhere on the dashboard", async () => {
  const app = testApp();
  await takeIn(app, [ad()]);
  await samples.createSamples(app);
  const { activeJobs, strongMatches, figures } = await insights.metrics(app);
  expect(activeJobs).toBe(1);
  expect(strongMatches.every(({ sourceType }) => sourceType === "scraped")).toBe(true);
  expect(figures.activeJobs.change).toBeNull();
});

test("growth is measured between thirty days and the thirty before, samples left out", async () => {
  let now = new Date(noon.getTime() - 45 * day);
  const app = testApp({ now: () => now });
  await takeIn(app, [ad({ company: "One" }), ad({ company: "Two" })]);
  now = new Date(noon.getTime() - 5 * day);
  await takeIn(app, [ad({ company: "Three" }), ad({ company: "Four" }), ad({ company: "Five" })]);
  await samples.createSamples(app);
  now = noon;
  expect((await insights.metrics(app)).figures.activeJobs.change).toBe(50);
});

test("candidates are counted as the list shows them, and compared with the thirty days before", async () => {
  let now = new Date(noon.getTime() - 45 * day);
  const app = testApp({ now: () => now });
  await added(app);
  now = new Date(noon.getTime() - 5 * day);
  const { id } = await added(app);
  await added(app);
  await candidates.archive(app, [id]);
  now = noon;
  const { totalCandidates, figures } = await insights.metrics(app);
  expect(totalCandidates).toBe(2);
  expect(figures.totalCandidates).toEqual({ value: 2, n: 2, change: 100, isBenchmark: false });
});

test("what cannot be measured yet is the benchmark and says so, or is nothing", async () => {
  const { ask } = await signedIn(testApp(), "viewer");
  const told = await (await ask("GET", "/api/dashboard/metrics")).json();
  expect(told).toMatchObject({
    activeJobs: 0,
    totalCandidates: 0,
    successRate: benchmarks.successRate,
    revenue: 0,
    figures: {
      successRate: { value: 91, n: 0, change: null, isBenchmark: true },
      revenue: { value: null, isBenchmark: false },
    },
  });
});

test("each figure is the number of the list or the report that it leads to", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  await takeIn(app, [ad({ company: "One" }), ad({ company: "Two" })]);
  await samples.createSamples(app);
  for (const startDate of ["2025-11-03", "2025-12-01", "2026-01-01"])
    await deployed(app, { startDate });
  await app.write([app.db.update(deployments).set({ status: "active" })]);
  const told: DashboardMetrics = await (await ask("GET", "/api/dashboard/metrics")).json();
  const listed = async (path: string) =>
    Number((await ask("GET", path)).headers.get("x-total-count"));
  expect(told.activeJobs).toBe(await listed("/api/jobs?samples=no"));
  expect(told.totalCandidates).toBe(await listed("/api/candidates"));
  const { current } = await (await ask("GET", "/api/reports/revenue?period=year")).json();
  expect([told.revenue, told.figures.revenue.change]).toEqual([current.total, current.growth]);
  expect(told.revenue).toBeGreaterThan(0);
  const { figures } = await (await ask("GET", "/api/reports/performance?period=year")).json();
  expect(told.figures.successRate).toEqual(figures.successRate);
});
