import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { auditEntries } from "@/modules/platform/audit/schema";
import { ad, allJobs, place, takeIn } from "@/modules/market/jobs/fixtures";
import { archive } from "@/modules/market/jobs/archiving";
import { jobs } from "@/modules/market/jobs/schema";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp, holders } from "@/modules/testing";
import { users } from "@/modules/platform/accounts/schema";
import { recruiter } from "./fixtures";
import { RecruiterAssigned } from "./events";
import type { Ownership, Recruiter } from "./model";

type Change = Partial<typeof jobs.$inferInsert>;

/** One job that asks for what the test says. */
async function withJob(asks: Change = {}) {
  const app = testApp();
  const seat = await signedIn(app, "recruiter");
  await takeIn(app, [ad({ places: [place("London", "GB")] })]);
  const plain = { category: null, systems: [], certifications: [], country: null };
  await app.write([app.db.update(jobs).set({ ...plain, ...asks })]);
  const [job] = await allJobs(app);
  if (!job) throw new Error("The ad was not taken in.");
  const ranked = async (): Promise<Recruiter[]> =>
    (await seat.ask("GET", `/api/recruiters?jobId=${job.id}`)).json();
  return { app, job, path: `/api/jobs/${job.id}/assign`, ranked, ...seat };
}

test("recruiters are ranked for a job, with the table of their points in words", async () => {
  const { app, ranked } = await withJob({
    category: "commissioning",
    country: "GB",
    systems: ["ups-systems", "generators"],
    certifications: ["NEN 3140 Vakbekwaam Persoon (VP)"],
  });
  const strong = await recruiter(app, {
    systems: ["ups-systems"],
    roles: ["commissioning"],
    countries: ["UK"],
    certifications: ["NEN 3140 Vakbekwaam Persoon (VP)"],
  });
  const weak = await recruiter(app, { countries: ["NL"] });
  const [best, other] = await ranked();
  expect([best?.id, other?.id]).toEqual([strong.user.id, weak.user.id]);
  expect([best?.match?.score, other?.match?.score]).toEqual([100, 15]);
  expect(best?.match?.parts.map(({ code, points, matched }) => [code, points, matched])).toEqual([
    ["systems", 20, ["ups-systems"]],
    ["role", 30, ["commissioning"]],
    ["country", 20, ["UK"]],
    ["certifications", 15, ["NEN 3140 Vakbekwaam Persoon (VP)"]],
    ["success", 15, []],
  ]);
  expect(best).toMatchObject({
    avatar: "AJ",
    name: "Ada Jansen",
    expertise: { countries: ["UK"] },
  });
});

test("what nobody has measured is nothing, and the table says that the benchmark stands in", async () => {
  const { app, ranked } = await withJob();
  await recruiter(app);
  const [one] = await ranked();
  const unmeasured = { successRate: null, avgTimeToFill: null };
  expect(one?.metrics).toEqual({ ...unmeasured, activePlacements: 0, totalPlacements: 0 });
  expect(one?.match?.parts.at(-1)).toMatchObject({ points: 15, isAssumed: true });
  const benchmarks = await settings.valueOf(app, "benchmarks");
  await settings.save(app, "benchmarks", { value: { ...benchmarks, successRate: 88 } });
  const [later] = await ranked();
  expect(later).toMatchObject({ assumedRate: 88 });
  expect(later?.match?.parts.at(-1)).toMatchObject({ points: 0, isAssumed: true });
});

test("a Briton's UK is Great Britain to the job and to the recruiter", async () => {
  const { app, ranked } = await withJob({ country: "GB" });
  await recruiter(app, { countries: ["GB"] });
  await recruiter(app, { countries: ["UK"] });
  expect((await ranked()).map(({ match }) => match?.score)).toEqual([35, 35]);
});

test("whoever may not sign in, or never said what they know, is not proposed", async () => {
  const { app, ranked } = await withJob();
  const { user } = await recruiter(app);
  expect(await ranked()).toHaveLength(1);
  await app.write([app.db.update(users).set({ isActive: false }).where(eq(users.id, user.id))]);
  expect(await ranked()).toEqual([]);
});

test("a job has one owner at a time, whose history is kept, logged and audited", async () => {
  const { app, ask, path, job, ranked } = await withJob();
  const [first, second] = [await recruiter(app), await recruiter(app)];
  const assign = (recruiterId: string) => ask("POST", path, { body: { recruiterId } });
  await assign(first.user.id);
  const { current, former }: Ownership = await (await assign(second.user.id)).json();
  expect(current).toMatchObject({ recruiterId: second.user.id, by: "Ada Jansen", endedAt: null });
  expect(former.map(({ recruiterId }) => recruiterId)).toEqual([first.user.id]);
  expect((await assign(second.user.id)).status).toBe(409);
  const loads = (await ranked()).map(({ id, load }) => [id, load]);
  expect(Object.fromEntries(loads)).toEqual({ [first.user.id]: 0, [second.user.id]: 1 });

  expect((await (await ask("DELETE", path)).json()).current).toBeNull();
  expect((await ask("DELETE", path)).status).toBe(409);
  const log = await (await ask("GET", `/api/decisions?jobId=${job.id}`)).json();
  const seen = log.map((it: { kind: string; userId: string }) => [it.kind, it.userId]);
  expect(seen).toEqual([
    ["recruiter-unassigned", second.user.id],
    ["recruiter-assigned", second.user.id],
    ["recruiter-assigned", first.user.id],
  ]);
  expect(log[1].machine).toMatchObject({ score: 15, version: "recruiters-1" });
  const deeds = await app.db.select().from(auditEntries).where(eq(auditEntries.entityId, job.id));
  expect(deeds.map(({ action }) => action)).toEqual([
    "job.recruiter-assigned",
    "job.recruiter-assigned",
    "job.recruiter-unassigned",
  ]);
});

test("whoever is given a job is told, and so are the screens that show its owner", async () => {
  const { app, ask, path, job, user: own } = await withJob();
  const told: unknown[] = [];
  app.subscribe(RecruiterAssigned, ({ data }) => void told.push(data));
  const { user } = await recruiter(app);
  for (const { id } of [user, own]) await ask("POST", path, { body: { recruiterId: id } });
  const news = { jobId: job.id, jobTitle: job.title };
  expect(told).toEqual([
    { ...news, recruiterId: user.id, isOwnChoice: false },
    { ...news, recruiterId: own.id, isOwnChoice: true },
  ]);
});

test("of two who assign at once one is told, and the job still has one owner", async () => {
  const { app, ask, path } = await withJob();
  const all = await Promise.all(Array.from({ length: 4 }, () => recruiter(app)));
  const answers = await Promise.all(
    all.map(({ user }) => ask("POST", path, { body: { recruiterId: user.id } })),
  );
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  const { current, former }: Ownership = await (await ask("GET", path)).json();
  expect(current).not.toBeNull();
  expect(1 + former.length).toBe(answers.filter(({ status }) => status === 200).length);
});

test("a viewer is given no job, and a job that was put away is given to nobody", async () => {
  const { app, ask, path, job } = await withJob();
  const viewer = await signedIn(app, "viewer");
  const { user } = await recruiter(app);
  const assign = (recruiterId: string) => ask("POST", path, { body: { recruiterId } });
  expect((await assign(viewer.user.id)).status).toBe(409);
  expect((await assign(Bun.randomUUIDv7())).status).toBe(404);
  await archive(app, [job.id]);
  expect((await assign(user.id)).status).toBe(409);
});

test("several jobs are given to one at once, and one way back gives each to whom it was", async () => {
  const { app, ask, path, job } = await withJob();
  await takeIn(app, [
    ad({ title: "Second", externalId: "second", places: [place("Slough", "GB")] }),
  ]);
  const other = (await allJobs(app)).find(({ id }) => id !== job.id)?.id ?? "";
  const [first, second] = [await recruiter(app), await recruiter(app)];
  await ask("POST", path, { body: { recruiterId: first.user.id } });
  const owners = async () => {
    const all = await Promise.all(
      [job.id, other].map(async (id) => (await ask("GET", `/api/jobs/${id}/assign`)).json()),
    );
    return all.map(({ current }: Ownership) => current?.recruiterId ?? null);
  };
  const body = { jobIds: [job.id, other], recruiterId: second.user.id };
  const done = await (await ask("POST", "/api/jobs/owners", { body })).json();
  expect(done).toMatchObject({ kept: 0 });
  expect(await owners()).toEqual([second.user.id, second.user.id]);
  expect((await (await ask("POST", "/api/jobs/owners", { body })).json()).kept).toBe(2);
  const back = { recruiterId: second.user.id, moved: done.moved };
  expect(await (await ask("DELETE", "/api/jobs/owners", { body: back })).json()).toMatchObject({
    count: 2,
  });
  expect(await owners()).toEqual([first.user.id, null]);
  const nobody = { jobIds: [job.id, other], recruiterId: null };
  const freed = await (await ask("POST", "/api/jobs/owners", { body: nobody })).json();
  expect([await owners(), freed.kept]).toEqual([[null, null], 1]);
  await ask("DELETE", "/api/jobs/owners", { body: { recruiterId: null, moved: freed.moved } });
  expect(await owners()).toEqual([first.user.id, null]);
});

test("an erased recruiter leaves neither expertise nor jobs behind", async () => {
  const { app, ask, path, as, ranked } = await withJob();
  await signedIn(app);
  const { user } = await recruiter(app);
  await ask("POST", path, { body: { recruiterId: user.id } });
  const subject = { type: "user" as const, id: user.id };
  const shown = JSON.stringify(await Promise.all(holders.map((it) => it.collect(as, subject))));
  expect(shown).toContain('"assignments":[{');
  for (const holder of holders) await app.write((await holder.erase(as, subject)).writes);
  expect(await ranked()).toEqual([]);
  expect(await (await ask("GET", path)).json()).toEqual({ current: null, former: [] });
});
