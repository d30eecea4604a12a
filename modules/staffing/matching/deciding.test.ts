import { expect, test } from "bun:test";
import { type Details, openJob, person } from "./testing";

test("sourcing candidates says how many fit, and answers who and why", async () => {
  const { app, job, ask } = await openJob();
  const best = await person(app);
  await person(app, { willingCountries: ["DE"] });
  const answer = await ask("POST", `/api/jobs/${job.id}/source-candidates`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    message: "1 of 2 candidates match this job.",
    count: 1,
    candidates: [{ candidate: { id: best.id }, match: { jobId: job.id } }],
  });
});

test("where nobody fits, sourcing answers who comes nearest", async () => {
  const { app, job, ask } = await openJob();
  const junior = await person(app, { skills: ["linux"], role: "dc-architect" } as Details);
  const answer = await ask("POST", `/api/jobs/${job.id}/source-candidates`);
  expect(await answer.json()).toMatchObject({
    message: "No strong matches among 1 candidates. These come closest.",
    count: 0,
    candidates: [{ candidate: { id: junior.id } }],
  });
});

test("where nobody is there yet, sourcing says so", async () => {
  const { job, ask } = await openJob();
  const answer = await ask("POST", `/api/jobs/${job.id}/source-candidates`);
  expect(await answer.json()).toEqual({
    message: "There are no candidates to match yet.",
    count: 0,
    candidates: [],
  });
});

test("a blocker can be overridden with a note and taken back, and both are remembered", async () => {
  const { app, job, ask, ranking } = await openJob();
  const junior = await person(app, { skills: ["linux"] } as Details);
  const abroad = await person(app, { willingCountries: ["DE"], gdprConsent: false } as Details);
  const path = `/api/jobs/${job.id}/match-overrides`;
  const body = { candidateId: abroad.id, reason: "would move after all" };
  expect((await ask("POST", path, { body })).status).toBe(200);
  expect((await ranking()).matches.at(-1)?.decision ?? null).toMatchObject({ kind: "overridden" });

  const taken = await ask("DELETE", path, { body: { candidateId: abroad.id } });
  expect(await taken.json()).toEqual({ decision: null });
  expect((await ask("DELETE", path, { body: { candidateId: abroad.id } })).status).toBe(409);
  const nothing = { candidateId: junior.id, reason: "no blocker here" };
  expect((await ask("POST", path, { body: nothing })).status).toBe(409);
  const log = await ask("GET", `/api/decisions?candidateId=${abroad.id}`);
  const kinds = ((await log.json()) as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(["match-withdrawn", "match"]);
});

test("who is dismissed stays in the list, at its end", async () => {
  const { app, job, ask, ranking } = await openJob();
  const best = await person(app);
  const abroad = await person(app, { willingCountries: ["DE"] });
  const path = `/api/jobs/${job.id}/match-dismissals`;
  const body = { candidateId: best.id, reason: "turned the client down before" };
  await ask("POST", path, { body });
  const order = async () => (await ranking()).matches.map(({ candidate }) => candidate.id);
  expect(await order()).toEqual([abroad.id, best.id]);
  expect((await ranking()).fitting).toBe(0);
  await ask("DELETE", path, { body: { candidateId: best.id } });
  expect(await order()).toEqual([best.id, abroad.id]);
});
