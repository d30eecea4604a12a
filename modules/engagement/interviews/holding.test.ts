import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { signedIn } from "@/modules/testing";
import { desk, three } from "./desk.testing";

test("it is held, judged, and the scores are averaged over its cards", async () => {
  const { app, add, post, list, at } = await desk();
  const { id } = await add();
  const card = { overall: 4, recommendation: "yes", scores: { safety: 5 }, words: "Calm" };
  expect((await post({ version: 1 }, `/${id}/complete`)).status).toBe(409);
  expect((await post(card, `/${id}/scorecard`)).status).toBe(409);
  at("2026-01-01T16:00:00.000Z");
  const held = await (await post({ version: 1, result: "passed" }, `/${id}/complete`)).json();
  expect(held).toMatchObject({ status: "completed", result: "passed", version: 2 });
  await post({ ...card, overall: 2 }, `/${id}/scorecard`);
  const judged = await (await post(card, `/${id}/scorecard`)).json();
  expect(judged.scorecards).toMatchObject([{ ...card, name: "Ada Jansen" }]);
  const second = await signedIn(app, "recruiter");
  const path = `/api/crm/interviews/${id}/scorecard`;
  await second.ask("POST", path, { body: { ...card, overall: 5 } });
  expect((await list())[0]).toMatchObject({ score: 4.5, scorecardCount: 2 });
  const wrong = await post({ ...card, overall: 6 }, `/${id}/scorecard`);
  expect(wrong.status).toBe(422);
});

test("whoever was interviewed was spoken with that day, from which on their data may stay", async () => {
  const { app, add, post, at, candidateId } = await desk();
  const { id } = await add();
  at("2026-01-01T16:00:00.000Z");
  await post({ version: 1 }, `/${id}/complete`);
  const isThis = eq(candidates.id, candidateId);
  const [person] = await app.db.select().from(candidates).where(isThis);
  expect(person?.lastContactAt).toBe(three);
});

test("a step that is not allowed is refused with those that are, and a slip is taken back", async () => {
  const { add, post, at, recruiter } = await desk();
  const { id } = await add();
  at("2026-01-01T16:00:00.000Z");
  expect((await post({ version: 1, reason: "Ill" }, `/${id}/no-show`)).status).toBe(200);
  const refused = await post({ version: 2, reason: "Moved" }, `/${id}/cancel`);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message).toBe(
    "Allowed next statuses of an interview after no-show: scheduled, completed.",
  );
  expect((await post({ version: 2 }, `/${id}/reopen`)).status).toBe(200);
  expect((await post({ version: 2, reason: "Stale" }, `/${id}/cancel`)).status).toBe(409);
  expect((await post({ version: 3, reason: "" }, `/${id}/cancel`)).status).toBe(422);
  expect((await post({ version: 3, reason: "Client left" }, `/${id}/cancel`)).status).toBe(200);
  expect((await post({ version: 4 }, `/${id}/reopen`)).status).toBe(409);
  const record = await (await recruiter.ask("GET", `/api/crm/interviews/${id}`)).json();
  expect(record).toMatchObject({ status: "cancelled", reason: "Client left" });
  const told = record.history.map((it: { event: string; reason: string }) => [it.event, it.reason]);
  expect(told).toEqual([
    ["status", "Client left"],
    ["status", null],
    ["status", "Ill"],
    ["scheduled", null],
  ]);
});

test("what changes is told with names, and the second editor is told of the first", async () => {
  const { app, add, recruiter } = await desk();
  const { id } = await add();
  const other = await signedIn(app, "recruiter");
  const patch = (body: object) => recruiter.ask("PATCH", `/api/crm/interviews/${id}`, { body });
  const edited = await (
    await patch({ version: 1, people: [other.user.id], round: "technical", notes: "Bring VCA" })
  ).json();
  expect(edited).toMatchObject({ people: [{ id: other.user.id }], round: "technical", version: 2 });
  expect(edited.history[0].changes).toEqual({
    round: [null, "technical"],
    people: ["Ada Jansen", "Ada Jansen"],
  });
  expect((await patch({ version: 1, notes: "Stale" })).status).toBe(409);
  expect((await patch({ version: 2, scheduledAt: three })).status).toBe(422);
});
