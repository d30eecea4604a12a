import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { noon, signedIn, testApp } from "@/modules/testing";
import { audit } from "@/modules/platform/audit";
import { archive, restore, separate } from "./archiving";
import { ad, allJobs, merged, statuses, takeIn } from "./fixtures";
import { lifecycle } from "./index";
import { intake } from "./intake/upsert";
import { jobs } from "./schema";
import { find } from "./service";

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
    await app.write(await lifecycle.closeAd(app, source, externalId));
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
    ["analysed", null],
    ["created", null],
  ]);
  expect(history[1]?.changes["title"]).toEqual([one.title, "Data Centre Manager"]);
  expect(history.every(({ at }) => at === noon.toISOString())).toBe(true);
});
