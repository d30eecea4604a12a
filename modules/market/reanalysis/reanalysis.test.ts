import { expect, test } from "bun:test";
import { eq, inArray, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { jobAnalyses, jobs } from "@/modules/market/jobs/schema";
import { signedIn, testApp } from "@/modules/testing";
import { analysisOf, scoredLongAgo } from "./fixtures";
import { reanalysis } from "./index";
import type { AnalysisRun, Overview } from "./model";
import { batchSize } from "./rules";
import { analysisRuns } from "./schema";

const path = "/api/analysis/runs";

/** An application whose jobs an older version scored. */
async function house(count: number) {
  const app = testApp();
  const fresh = await scoredLongAgo(app, count);
  return { app, fresh, overview: () => reanalysis.overview(app) };
}

/** The same with an administrator at the desk. */
async function atTheDesk(count: number) {
  const { app, fresh } = await house(count);
  const seat = await signedIn(app);
  const overview = async (): Promise<Overview> => (await seat.ask("GET", `${path}/latest`)).json();
  return { app, fresh, overview, ...seat };
}

/** Waits until the run that goes on in the background is over. */
async function over(app: App): Promise<AnalysisRun> {
  for (;;) {
    const { run } = await reanalysis.overview(app);
    if (run && run.state !== "active") return run;
    await Bun.sleep(20);
  }
}

test("jobs that an older version scored are scored anew, and the report says what moved and why", async () => {
  const { app, fresh, overview, ask } = await atTheDesk(3);
  await takeIn(app, [ad({ title: "Florist", text: "Selling flowers." })]);
  expect(await overview()).toMatchObject({ stale: 3, run: null });
  expect((await ask("POST", path)).status).toBe(201);
  const run = await over(app);
  expect(run).toMatchObject({ state: "completed", total: 3, done: 3, failed: 0, progress: 100 });
  expect((await overview()).stale).toBe(0);
  const now = await allJobs(app);
  expect(now.slice(0, 3).map(({ score }) => score)).toEqual(fresh.map(({ score }) => score));

  const [first] = fresh;
  expect(run.report).toMatchObject({ analysed: 3, scoresChanged: 3, classesChanged: 3 });
  expect(run.report?.classes).toEqual([
    { from: "soft-target", to: first?.class ?? "soft-target", jobs: 3 },
  ]);
  const mover = run.report?.movers.find(({ jobId }) => jobId === first?.id);
  expect(mover).toMatchObject({ before: 70, after: first?.score, classBefore: "soft-target" });
  expect(mover?.why).toContainEqual({ code: "luck", because: "luck", before: 70, after: 0 });
});

test("the job's history keeps the score it had, by which version and from what", async () => {
  const { app, fresh, ask } = await atTheDesk(1);
  const id = fresh[0]?.id ?? "";
  await reanalysis.runThrough(app);
  const { history, analysis } = await (await ask("GET", `/api/jobs/${id}`)).json();
  expect(history[0]).toMatchObject({
    event: "analysed",
    changes: {
      score: ["70", String(fresh[0]?.score)],
      class: ["soft-target", fresh[0]?.class],
      version: ["0-old", analysis.version],
      inputsHash: ["old-hash", analysis.inputsHash],
    },
  });
  expect(await analysisOf(app, id)).toMatchObject({
    version: analysis.version,
    inputsHash: analysis.inputsHash,
  });
});

test("there is one run at a time, and none where every job is up to date", async () => {
  const { app, ask } = await atTheDesk(2 * batchSize);
  const answers = await Promise.all([ask("POST", path), ask("POST", path)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  await over(app);
  expect((await ask("POST", path)).status).toBe(409);
  expect(await app.db.$count(analysisRuns)).toBe(1);
});

test("a cancelled run keeps what it did and tells it; the next run does the rest", async () => {
  const { app, ask, overview } = await atTheDesk(3 * batchSize);
  const { id } = await (await ask("POST", path)).json();
  while (((await overview()).run?.done ?? 0) === 0) await Bun.sleep(5);
  const cancelled = await (await ask("POST", `${path}/${id}/cancellation`)).json();
  expect(cancelled.state).toBe("cancelled");
  expect(cancelled.report.analysed).toBe(cancelled.done);
  expect((await ask("POST", `${path}/${id}/cancellation`)).status).toBe(409);
  await reanalysis.stopAll();
  const { stale } = await overview();
  expect(stale).toBe(3 * batchSize - cancelled.done);
  expect((await reanalysis.runThrough(app)).done).toBe(stale);
});

test("a run that a killed process left behind is taken up where it stood", async () => {
  const { app, overview } = await house(4 * batchSize);
  await reanalysis.start(app);
  while (((await overview()).run?.done ?? 0) === 0) await Bun.sleep(5);
  await reanalysis.stopAll();
  const left = (await overview()).run;
  expect(left?.state).toBe("active");
  expect(left?.done).toBeLessThan(4 * batchSize);
  expect(await reanalysis.resume(app)).toBe(true);
  expect((await overview()).run).toMatchObject({ state: "completed", done: 4 * batchSize });
  expect(await reanalysis.resume(app)).toBe(false);
});

test("a run towards a version that is no longer the newest is let go", async () => {
  const { app, overview } = await house(1);
  await app.write([
    app.db.insert(analysisRuns).values({
      id: Bun.randomUUIDv7(),
      state: "active",
      version: "0-between",
      startedBy: "test",
      startedAt: app.now().toISOString(),
      total: 1,
      bookmark: ["", ""],
    }),
  ]);
  await reanalysis.resume(app);
  expect(await overview()).toMatchObject({ stale: 1, run: { state: "cancelled", done: 0 } });
});

test("what changes while the run goes on is neither lost nor written over", async () => {
  const { app, fresh } = await house(2 * batchSize);
  const run = reanalysis.runThrough(app);
  for (const { id, version } of fresh.slice(0, 10)) {
    const edit = { location: "Elsewhere", version: version + 1 };
    await app.write([app.db.update(jobs).set(edit).where(eq(jobs.id, id))]);
    await Bun.sleep(3);
  }
  expect(await run).toMatchObject({ state: "completed", done: 2 * batchSize });
  const now = await allJobs(app);
  expect(now.filter(({ location }) => location === "Elsewhere")).toHaveLength(10);
  expect(now.map(({ score }) => score)).toEqual(fresh.map(({ score }) => score));
});

const spoilt = (app: App, ids: string[]) =>
  app.write([
    app.db
      .update(jobAnalyses)
      .set({ analysis: sql`'not what it was'` })
      .where(inArray(jobAnalyses.jobId, ids)),
  ]);

test("an ad that breaks the reader keeps its score and costs no other its own", async () => {
  const { app, fresh, overview } = await house(3);
  await spoilt(app, [fresh[1]?.id ?? ""]);
  const run = await reanalysis.runThrough(app);
  expect(run).toMatchObject({ state: "completed", done: 3, failed: 1, report: { analysed: 2 } });
  expect((await overview()).stale).toBe(1);
  expect((await allJobs(app)).map(({ score }) => score === 70)).toEqual([false, true, false]);
});

test("a reader that reads nothing at all ends the run as failed", async () => {
  const { app, fresh } = await house(2);
  const ids = fresh.map(({ id }) => id);
  await spoilt(app, ids);
  expect(await reanalysis.runThrough(app)).toMatchObject({ state: "failed", done: 0 });
});

test("the whole report is a file, in which no title is run as a formula", async () => {
  const { app, fresh, ask } = await atTheDesk(2);
  const formula = { title: '=HYPERLINK("https://evil.example")' };
  await app.write([
    app.db
      .update(jobs)
      .set(formula)
      .where(eq(jobs.id, fresh[0]?.id ?? "")),
  ]);
  const { id } = await reanalysis.runThrough(app);
  const csv = await ask("GET", `${path}/${id}/report?format=csv`);
  expect(csv.headers.get("content-disposition")).toContain("analysis-2026-01-01.csv");
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain("'=HYPERLINK");
  const whole = await (await ask("GET", `${path}/${id}/report`)).json();
  expect(whole.moves).toHaveLength(2);
  const nowhere = await ask("GET", `${path}/${Bun.randomUUIDv7()}/report`);
  expect(nowhere.status).toBe(404);
});
