import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { jobs } from "@/modules/market/jobs/schema";
import { signedIn, testApp } from "@/modules/testing";
import { applications, applicationsHolder } from "./index";

async function stage() {
  const app = testApp();
  await takeIn(app, [ad()]);
  const [job] = await allJobs(app);
  const people = [await added(app), await added(app), await added(app)];
  const { ask, as } = await signedIn(app, "recruiter");
  const address = `/api/jobs/${job?.id}/applications`;
  return { app, as, ask, address, jobId: job?.id ?? "", ids: people.map(({ id }) => id) };
}

test("candidates are taken along once, however often one tries", async () => {
  const { app, ask, address, ids } = await stage();
  const first = await ask("POST", address, {
    body: { candidateIds: [ids[0], ids[1]], scores: { [ids[0] ?? ""]: 87 } },
  });
  const { added: fresh, existing } = await first.json();
  expect([fresh.length, existing.length]).toEqual([2, 0]);
  const again = await (await ask("POST", address, { body: { candidateIds: ids } })).json();
  expect([again.added.length, again.existing.length]).toEqual([1, 2]);
  const all = await (await ask("GET", address)).json();
  expect(all).toHaveLength(3);
  expect(all.find((it: { candidateId: string }) => it.candidateId === ids[0])).toMatchObject({
    jobTitle: "Critical Facilities Engineer",
    candidateNumber: "C-0001",
    status: "pending",
    origin: "sourced",
    addedBy: "Ada Jansen",
    matchScore: 87,
    version: 1,
  });
  const before = (await audit.latest(app)).length;
  await ask("POST", address, { body: { candidateIds: ids } });
  expect((await audit.latest(app)).length).toBe(before);
});

test("of two who take the same candidates along at once, each pair becomes one application", async () => {
  const { app, as, jobId, ids } = await stage();
  const both = await Promise.all(
    [1, 2].map(() => applications.addMany(as, { jobId, candidateIds: ids })),
  );
  expect(both.flatMap(({ added: fresh }) => fresh)).toHaveLength(3);
  expect(both.flatMap(({ existing }) => existing)).toHaveLength(3);
  for (const { id } of await applications.listByJob(app, jobId)) {
    expect(await applications.historyOf(app, id)).toMatchObject([{ from: null, to: "pending" }]);
  }
});

test("an undo takes back what the adding made, but not what somebody has worked on since", async () => {
  const { as, ask, address, jobId, ids } = await stage();
  const { added: earlier } = await applications.addMany(as, {
    jobId,
    candidateIds: ids.slice(0, 1),
  });
  const { added: fresh } = await applications.addMany(as, { jobId, candidateIds: ids });
  const [moved] = fresh;
  await applications.setStatus(as, moved?.id ?? "", { version: 1, status: "interview" });
  const body = { applicationIds: fresh.map(({ id }) => id) };
  const answer = await (await ask("DELETE", address, { body })).json();
  expect(answer).toEqual({ withdrawn: [fresh[1]?.id], kept: [moved?.id] });
  const left = await applications.listByJob(as, jobId);
  expect(left.map(({ id }) => id).toSorted()).toEqual(
    [earlier[0]?.id ?? "", moved?.id ?? ""].toSorted(),
  );
});

test.each([
  ["pending", "offer", 200],
  ["pending", "rejected", 200],
  ["pending", "pending", 200],
  ["rejected", "offer", 409],
  ["rejected", "reviewing", 200],
  ["pending", "hired", 422],
] as const)("from %s to %s is answered %i", async (from, to, expected) => {
  const { as, ask, jobId, ids } = await stage();
  const { added: fresh } = await applications.addMany(as, { jobId, candidateIds: ids.slice(0, 1) });
  const id = fresh[0]?.id ?? "";
  if (from !== "pending") await applications.setStatus(as, id, { version: 1, status: from });
  const { version } = await applications.find(as, id);
  const body = { version, status: to, reason: "Because" };
  const answer = await ask("PATCH", `/api/applications/${id}`, { body });
  expect(answer.status).toBe(expected);
  const history = await (await ask("GET", `/api/applications/${id}/history`)).json();
  if (expected === 200 && from !== to) {
    expect(history.at(-1)).toMatchObject({ from, to, reason: "Because", by: "Ada Jansen" });
    const stale = await ask("PATCH", `/api/applications/${id}`, { body: { version, note: "x" } });
    expect(stale.status).toBe(409);
  } else {
    expect(history.at(-1).to).toBe(from);
  }
});

test("nobody is taken along who is put away or unknown, nor for a job that is not there", async () => {
  const { app, ask, address, ids } = await stage();
  await candidates.archive(app, ids.slice(0, 1));
  const status = async (path: string, candidateIds: string[]) =>
    (await ask("POST", path, { body: { candidateIds } })).status;
  expect(await status(address, ids)).toBe(404);
  expect(await status(address, [Bun.randomUUIDv7()])).toBe(404);
  expect(await status(`/api/jobs/${Bun.randomUUIDv7()}/applications`, ids.slice(1))).toBe(404);
  expect(await (await ask("GET", address)).json()).toEqual([]);
});

test("a candidate's applications are shown with the job, are handed over and are forgotten", async () => {
  const { app, as, ask, jobId, ids } = await stage();
  const [id = ""] = ids;
  await applications.addMany(as, { jobId, candidateIds: ids });
  const own = await (await ask("GET", `/api/candidates/${id}/applications`)).json();
  expect(own).toMatchObject([{ jobId, company: "Polderhaven Data B.V.", candidateId: id }]);
  const subject = { type: "candidate", id } as const;
  expect(JSON.stringify(await applicationsHolder.collect(app, subject))).toContain(jobId);
  const { writes, news } = await applicationsHolder.erase(app, subject);
  await app.write(writes, ...news);
  expect(await applications.listByJob(app, jobId)).toHaveLength(2);
  await app.write([app.db.delete(jobs).where(eq(jobs.id, jobId))]);
  expect(await applications.listByCandidate(app, ids[1] ?? "")).toEqual([]);
});
