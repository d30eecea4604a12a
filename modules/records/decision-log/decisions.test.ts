import { expect, test } from "bun:test";
import { ad, allJobs, takeIn } from "@/modules/market/jobs/fixtures";
import { signedIn, testApp, holders } from "@/modules/testing";
import type { App } from "@/src/app";
import { decisions } from "./index";
import { decisions as table } from "./schema";

const machine = {
  score: 91,
  version: "1-abc",
  inputsHash: "hash-of-a-person",
  parts: [{ name: "skills", points: 40 }],
};
const candidateId = Bun.randomUUIDv7();

const shortlisted = (app: App, reason = "knows Ada from Utrecht") =>
  decisions.decisionWrite(app, {
    kind: "shortlisted",
    jobId: Bun.randomUUIDv7(),
    candidateId,
    machine,
    decision: "shortlisted",
    reason,
  });

async function judgedJob() {
  const app = testApp();
  const seat = await signedIn(app, "recruiter");
  await takeIn(app, [ad({ text: "Critical facilities: UPS, chillers and generators." })]);
  const [job] = await allJobs(app);
  if (!job) throw new Error("The ad was not taken in.");
  const path = `/api/jobs/${job.id}/verdict`;
  const body = { class: "potential", reason: "this is not datacenter work" };
  return { app, job, path, body, ...seat };
}

test("a decision can neither be changed nor removed, by any means", async () => {
  const app = testApp();
  await app.write([shortlisted(app)]);
  const changes = [{ decision: "rejected" }, { reason: "none" }, { candidateId: "someone else" }];
  for (const change of changes) {
    const write = app.write([app.db.update(table).set(change)]);
    await expect(write).rejects.toThrow("A decision cannot be changed.");
  }
  await expect(app.write([app.db.delete(table)])).rejects.toThrow("cannot be shortened");
  expect(await app.db.select().from(table)).toMatchObject([{ candidateId, machine }]);
});

test("an erased candidate leaves the numbers and nothing that leads back", async () => {
  const app = testApp();
  await app.write([shortlisted(app)]);
  const subject = { type: "candidate" as const, id: candidateId };
  const collected = await Promise.all(holders.map((it) => it.collect(app, subject)));
  expect(JSON.stringify(collected)).toContain("knows Ada");
  for (const holder of holders) await app.write((await holder.erase(app, subject)).writes);
  const rows = await app.db.select().from(table);
  expect(rows).toMatchObject([{ kind: "shortlisted", machine: { score: 91, version: "1-abc" } }]);
  for (const trace of [candidateId, "Ada", "hash-of-a-person", "skills"])
    expect(JSON.stringify(rows)).not.toContain(trace);
});

test("the log is read newest first, page after page, each decision once", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  await app.write(Array.from({ length: 5 }, (_, n) => shortlisted(app, `reason ${n}`)));
  const reasons: string[] = [];
  let path: string | undefined = `/api/decisions?candidateId=${candidateId}&limit=2`;
  while (path) {
    const answer = await ask("GET", path);
    reasons.push(...(await answer.json()).map(({ reason }: { reason: string }) => reason));
    path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect(reasons).toEqual([4, 3, 2, 1, 0].map((n) => `reason ${n}`));
  const others = await ask("GET", `/api/decisions?candidateId=${Bun.randomUUIDv7()}`);
  expect(await others.json()).toEqual([]);
});

test("a candidate's export holds every decision about them with the score as it stood", async () => {
  const app = testApp();
  const { ask, as } = await signedIn(app, "recruiter");
  await app.write([shortlisted(as)]);
  const log = await (await ask("GET", `/api/decisions/export?candidateId=${candidateId}`)).json();
  expect(log).toMatchObject({
    candidateId,
    decisions: [{ by: "Ada Jansen", kind: "shortlisted", machine }],
  });
});

test("a person's verdict stands beside the machine's score and never alters it", async () => {
  const { app, job, path, body, ask } = await judgedJob();
  const record = await (await ask("POST", path, { body })).json();
  expect(record.verdict).toMatchObject({ ...body, by: "Ada Jansen" });
  expect(record.aiMatchScore).toBe(String(job.score));
  expect(await allJobs(app)).toEqual([job]);
  const listed = await (await ask("GET", `/api/jobs?class=${job.class}`)).json();
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([job.id]);
  const [logged] = await (await ask("GET", `/api/decisions?jobId=${job.id}`)).json();
  const { inputsHash, version, contributions } = record.analysis;
  expect(logged.machine).toMatchObject({ score: job.score, version, inputsHash });
  expect(logged.machine.parts).toHaveLength(contributions.length);
});

test("a verdict can be taken back once, and the log keeps both", async () => {
  const { job, path, body, ask } = await judgedJob();
  await ask("POST", path, { body });
  expect((await (await ask("DELETE", path)).json()).verdict).toBeNull();
  expect((await ask("DELETE", path)).status).toBe(409);
  const log = await (await ask("GET", `/api/decisions?jobId=${job.id}`)).json();
  const kinds = log.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(["job-score-withdrawn", "job-score"]);
});

test("a verdict without a reason, or on a job that is not there, is refused", async () => {
  const { path, body, ask } = await judgedJob();
  expect((await ask("POST", path, { body: { ...body, reason: "  " } })).status).toBe(422);
  const elsewhere = `/api/jobs/${Bun.randomUUIDv7()}/verdict`;
  expect((await ask("POST", elsewhere, { body })).status).toBe(404);
});

test("a text that changed is scored anew, and the job's history keeps the score it had", async () => {
  const { app, job, ask } = await judgedJob();
  const before = await (await ask("GET", `/api/jobs/${job.id}`)).json();
  const externalId = before.postings[0].externalId;
  await takeIn(app, [ad({ externalId, text: "Selling flowers in a shop." })]);
  const after = await (await ask("GET", `/api/jobs/${job.id}`)).json();
  const anew = after.history.find(({ event }: { event: string }) => event === "analysed");
  expect(anew.changes).toMatchObject({
    score: [before.aiMatchScore, after.aiMatchScore],
    version: [before.analysis.version, after.analysis.version],
    inputsHash: [before.analysis.inputsHash, after.analysis.inputsHash],
  });
  expect(after.analysis.inputsHash).not.toBe(before.analysis.inputsHash);
  const entries = await (await ask("GET", `/api/timeline?kind=job&id=${job.id}`)).json();
  const told = entries.find(({ event }: { event: string }) => event === "analysed");
  expect(Object.keys(told.changes)).toEqual(["score", "class"]);
});
