import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { noon, signedIn, testApp } from "../testing";
import { audit } from "../audit";
import { archive, restore, separate } from "./care";
import { ad, allJobs, longText, pay, place, takeIn } from "./fixtures";
import { lifecycle, samples } from "./index";
import { intake } from "./intake";
import { jobAnalyses, jobHistory, jobs, postingKeys, postings } from "./schema";
import { find } from "./service";

const pair = () => [ad({ source: "linkedin" }), ad({ source: "indeed" })];
const statuses = async (app: ReturnType<typeof testApp>) =>
  (await allJobs(app)).map(({ status }) => status);

async function merged() {
  const app = testApp();
  const ads = pair();
  await takeIn(app, ads);
  const [job] = await allJobs(app);
  if (!job) throw new Error("no job");
  return { app, ads, job, record: await find(app, job.id) };
}

test("separating undoes a merge, and the same ads never merge again on the next run", async () => {
  const { app, ads, job, record } = await merged();
  expect(record.postings).toHaveLength(2);
  const after = await separate(app, job.id, record.postings[1]?.id ?? "");
  expect(after.postings).toHaveLength(1);
  expect(after.sources).toEqual(["linkedin"]);
  expect(await allJobs(app)).toHaveLength(2);
  for (const order of [ads, ads.toReversed()]) await takeIn(app, order);
  expect(await allJobs(app)).toHaveLength(2);
  expect((await audit.latest(app)).map(({ action }) => action)).toEqual(["job.separated"]);
});

test("an ad that was separated stays apart even when it was forgotten in between", async () => {
  const { app, ads, job, record } = await merged();
  await separate(app, job.id, record.postings[1]?.id ?? "");
  const own = (await allJobs(app)).find(({ id }) => id !== job.id)?.id ?? "";
  await app.write([app.db.delete(jobs).where(eq(jobs.id, own))]);
  expect(await takeIn(app, ads)).toEqual(["unchanged", "added"]);
});

test("the only posting of a job cannot be separated, nor one that is not its own", async () => {
  const { app, job, record } = await merged();
  const [first, second] = record.postings.map(({ id }) => id);
  await separate(app, job.id, second ?? "");
  const kind = (id?: string) => separate(app, job.id, id ?? "").catch((error) => error.kind);
  expect(await kind(first)).toBe("conflict");
  expect(await kind(second)).toBe("missing");
});

test("of two who separate the same posting at once, one is told", async () => {
  const { app, job, record } = await merged();
  const posting = record.postings[1]?.id ?? "";
  const both = await Promise.allSettled([1, 2].map(() => separate(app, job.id, posting)));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await allJobs(app)).toHaveLength(2);
});

test("an archived job stays away although its board still shows it, and comes back when restored", async () => {
  const { app, ads, job } = await merged();
  expect(await archive(app, [job.id])).toEqual({ count: 1 });
  await takeIn(app, [{ ...(ads[0] ?? ad()), title: "Facilities Engineer" }]);
  expect(await statuses(app)).toEqual(["archived"]);
  expect(await archive(app, [job.id])).toEqual({ count: 0 });
  expect(await restore(app, [job.id])).toEqual({ count: 1 });
  expect(await statuses(app)).toEqual(["open"]);
  const { history } = await find(app, job.id);
  expect(history.map(({ event }) => event).slice(0, 2)).toEqual(["restored", "changed"]);
});

test("a job whose ads went away while it was archived is restored as gone", async () => {
  const { app, ads, job } = await merged();
  await archive(app, [job.id]);
  for (const { source, externalId } of ads)
    await app.write(await lifecycle.departed(app, source, externalId));
  await restore(app, [job.id]);
  expect(await statuses(app)).toEqual(["gone"]);
});

test("archiving is not lost to an ad that was being taken in at that moment", async () => {
  const { app, ads, job } = await merged();
  const arrival = { ad: { ...(ads[0] ?? ad()), title: "New words" }, analysis: null };
  const late = await intake(app, [{ ...arrival, scope: "q", runId: null, sourceType: "scraped" }]);
  await archive(app, [job.id]);
  await expect(app.write(late.writes)).rejects.toThrow("Someone else changed this first");
  expect(await statuses(app)).toEqual(["archived"]);
});

const runs = ["r1", "r2", "r3", "r4"].map(() => Bun.randomUUIDv7());

/** A complete answer to the question that holds none of its ads; how many are gone for it. */
async function lack(
  app: ReturnType<typeof testApp>,
  misses: number,
  runId = Bun.randomUUIDv7(),
  scope = "a question",
) {
  const { writes, gone } = await lifecycle.absences(app, [{ scope, misses }], runId);
  await app.write(writes);
  return gone;
}

test("a job that loses all its ads at once, on two sources, is gone once", async () => {
  const { app, job } = await merged();
  expect(await lack(app, 1)).toEqual([2]);
  const { status, history } = await find(app, job.id);
  expect(status).toBe("gone");
  expect(history.filter(({ event }) => event === "gone")).toHaveLength(1);
});

test.each([
  ["board", 2],
  ["feed", 1],
  ["service", 1],
] as const)(
  "an ad that a %s lacks %d times in a row is gone, not earlier",
  async (kind, misses) => {
    const app = testApp();
    const one = ad();
    await takeIn(app, [one], { runId: runs[0] ?? null });
    for (let n = 1; n <= misses; n += 1) {
      expect(await statuses(app)).toEqual(["open"]);
      await lack(app, lifecycle.missesUntilGone[kind], runs[n]);
    }
    expect(await statuses(app)).toEqual(["gone"]);
  },
);

test("being seen in between starts the count anew", async () => {
  const app = testApp();
  const one = ad();
  for (const runId of runs.slice(0, 3)) {
    await takeIn(app, [one], { runId });
    expect(await lack(app, 2)).toEqual([0]);
  }
  expect(await statuses(app)).toEqual(["open"]);
});

test("another question says nothing about this one's ads", async () => {
  const app = testApp();
  await takeIn(app, [ad()]);
  expect(await lack(app, 1, Bun.randomUUIDv7(), "another question")).toEqual([0]);
  expect(await statuses(app)).toEqual(["open"]);
});

test("an ad whose own page is gone is gone at once; the job lives on with its other ads", async () => {
  const { app, ads, job } = await merged();
  const [first, second] = ads as [ReturnType<typeof ad>, ReturnType<typeof ad>];
  await app.write(await lifecycle.departed(app, first.source, first.externalId));
  expect(await find(app, job.id)).toMatchObject({ status: "open", sources: ["indeed"] });
  await app.write(await lifecycle.departed(app, second.source, second.externalId));
  expect(await find(app, job.id)).toMatchObject({ status: "gone" });
});

test("an ad that comes back is relisted, counted, and opens its job again", async () => {
  const { app, ads, job } = await merged();
  for (const { source, externalId } of ads)
    await app.write(await lifecycle.departed(app, source, externalId));
  expect(await takeIn(app, ads.slice(0, 1))).toEqual(["changed"]);
  const record = await find(app, job.id);
  expect(record.status).toBe("open");
  expect(record.postings.map(({ relistedCount }) => relistedCount).toSorted()).toEqual([0, 1]);
  expect(record.history[0]?.event).toBe("relisted");
});

test("the history tells what changed, from what, to what and by whom", async () => {
  const app = testApp();
  const { as } = await signedIn(app, "recruiter");
  const one = ad();
  await takeIn(app, [one]);
  await takeIn(app, [{ ...one, title: "Data Centre Manager" }]);
  const [job] = await allJobs(app);
  await archive(as, [job?.id ?? ""]);
  const { history } = await find(app, job?.id ?? "");
  expect(history.map(({ event, by }) => [event, by])).toEqual([
    ["archived", "Ada Jansen"],
    ["changed", null],
    ["created", null],
  ]);
  expect(history[1]?.changes["title"]).toEqual([one.title, "Data Centre Manager"]);
  expect(history.every(({ at }) => at === noon.toISOString())).toBe(true);
});

test("a job shows the longest text, the employer's own pay and the earliest date of its ads", async () => {
  const app = testApp();
  const date = (iso: string) => ({ iso, precision: "day" as const, raw: iso });
  await takeIn(app, [
    ad({
      source: "linkedin",
      text: longText("same", 80),
      salary: pay({ statedBy: "estimate", yearlyMax: 99_000 }),
    }),
    ad({
      source: "indeed",
      text: longText("same", 120),
      postedAt: date("2025-12-20T00:00:00.000Z"),
    }),
    ad({
      source: "xing",
      text: longText("same", 90),
      salary: pay(),
      postedAt: date("2025-12-10T00:00:00.000Z"),
    }),
  ]);
  expect(await allJobs(app)).toMatchObject([
    {
      description: longText("same", 120),
      salaryMin: 60_000,
      salaryMax: 60_000,
      postedAt: "2025-12-10T00:00:00.000Z",
    },
  ]);
});

test("a board's estimate never becomes a figure, nor the employer's words", async () => {
  const app = testApp();
  await takeIn(app, [ad({ salary: pay({ statedBy: "estimate" }) })]);
  expect(await allJobs(app)).toMatchObject([
    { salary: null, salaryMin: null, salaryMax: null, salaryCurrency: null },
  ]);
});

test("a result card never takes away what the whole ad told", async () => {
  const app = testApp();
  const whole = ad({ text: longText("told"), salary: pay(), places: [place("Delft", "NL")] });
  await takeIn(app, [whole]);
  await takeIn(app, [{ ...whole, text: null, salary: null, places: [] }]);
  expect(await allJobs(app)).toMatchObject([
    { description: longText("told"), salaryMin: 60_000, location: "Delft" },
  ]);
});

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
