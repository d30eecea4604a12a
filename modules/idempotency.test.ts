import { expect, test } from "bun:test";
import {
  answersHolder,
  claimWrites,
  requestFingerprint,
  idOf,
  keepAnswer,
  keptMs,
} from "@/src/http/idempotency/idempotency-keys";
import { idempotencyKeys as keys } from "@/src/schema";
import { clients } from "./crm/clients/schema";
import { everyRoute, oneFile } from "./fixtures";
import { noon, request, signedIn, testApp } from "./testing";

const key = "8e03978e-40d5-43dd-bc93-6894a57f9324";

async function desk(more: Record<string, string> = {}) {
  const app = testApp({}, more);
  const who = await signedIn(app);
  const add = async (name: string, { as = who, sent = key } = {}) => {
    const headers = { "Idempotency-Key": sent };
    const answer = await as.ask("POST", "/api/clients", { body: { name }, headers });
    return { ...(await answer.json()), status: answer.status };
  };
  const later = (ms: number) =>
    app.write([app.db.update(keys).set({ at: new Date(noon.getTime() - ms).toISOString() })]);
  const count = () => app.db.$count(clients);
  return { ...who, app, add, later, count };
}

test("a request that is sent again is answered as it was, for a day and to whoever sent it", async () => {
  const { app, add, later, count } = await desk();
  const first = await add("Testhuis");
  expect(await add("Testhuis")).toEqual(first);
  await later(keptMs - 1);
  expect(await add("Testhuis")).toEqual(first);
  expect(await count()).toBe(1);

  const other = await add("Testhuis", { as: await signedIn(app) });
  expect([other.status, other.id === first.id]).toEqual([201, false]);
  await later(keptMs + 1);
  expect((await add("Testhuis")).id).not.toBe(first.id);
  expect(await count()).toBe(3);
});

test("a key that was used for another request is refused, and so is one that is none", async () => {
  const { add, ask, count } = await desk();
  await add("Testhuis");
  const sentence = "This Idempotency-Key was used for another request. Send a new one.";
  expect(await add("Other")).toMatchObject({ status: 422, code: "invalid", message: sentence });
  const headers = { "Idempotency-Key": key };
  const note = { body: { kind: "client", recordId: key, text: "x" }, headers };
  expect((await ask("POST", "/api/notes", note)).status).toBe(422);
  for (const sent of ["two words", "x".repeat(256)])
    expect(await add("Third", { sent })).toMatchObject({ status: 422, code: "invalid" });
  expect(await count()).toBe(1);
});

test("what changed nothing may be sent again with the same key, mended", async () => {
  const { add, count } = await desk();
  expect((await add("")).status).toBe(422);
  expect((await add("Testhuis")).status).toBe(201);
  expect(await count()).toBe(1);
});

test("of two servers that get the same request at once one carries it out", async () => {
  const file = oneFile();
  const [one, two] = [await desk(file), testApp({}, file)];
  const asked = { body: { name: "Testhuis" }, headers: { "Idempotency-Key": key } };
  const { cookie } = one;
  const answers = await Promise.all(
    [one.app, two].map((app) => request(app, "POST", "/api/clients", { ...asked, cookie })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.map(({ status }) => status).filter((it) => it !== 201)).toEqual([409]);
  const again = await request(two, "POST", "/api/clients", { ...asked, cookie });
  expect([again.status, await one.count()]).toEqual([201, 1]);
  await Promise.all([one.app.close(), two.close()]);
});

test("a process that died between the change and its answer has it made once, and says so", async () => {
  const { app, add, later, count } = await desk();
  await add("Testhuis");
  await app.write([app.db.update(keys).set({ status: null, answer: null })]);
  expect(await add("Testhuis")).toMatchObject({ status: 409, code: "busy" });
  await later(31_000);
  expect(await add("Testhuis")).toMatchObject({
    status: 409,
    message: "This was done, but the answer wasn't saved. Reload to see it.",
  });
  expect(await count()).toBe(1);
});

test("no key, no answer and nothing of anybody stands in the database in clear, and an erasure takes the answers", async () => {
  const { app, add, ask } = await desk();
  await add("Testhuis Geheim");
  const headers = { "Idempotency-Key": "token-key" };
  const body = { name: "Reader", scopes: { jobs: "read" }, days: 30 };
  const token = async () => (await ask("POST", "/api/tokens", { body, headers })).json();
  const { secret } = await token();
  // What is shown only once is shown to whoever asked for it, also where the first answer was lost.
  expect((await token()).secret).toBe(secret);
  const stored = JSON.stringify(await app.db.select().from(keys));
  for (const text of [key, "token-key", "Geheim", secret]) expect(stored).not.toContain(text);
  const { writes } = await answersHolder.erase(app, { type: "candidate", id: key });
  await app.write(writes);
  expect(await app.db.select({ answer: keys.answer }).from(keys)).toEqual([
    { answer: null },
    { answer: null },
  ]);
});

test("every route that is posted to gives the first answer again, before it reads any further", async () => {
  const { app, ask, user } = await desk();
  const posted = everyRoute.filter(
    ({ method, access, isUpload }) => method === "POST" && access !== "anyone" && !isUpload,
  );
  expect(posted.length).toBeGreaterThan(100);
  const body = { nonsense: true };
  for (const { path } of posted) {
    const fingerprint = await requestFingerprint(app, path, body);
    const claim = { id: idOf(app, user.id, path), fingerprint };
    await app.write(claimWrites(app, claim));
    await keepAnswer(app, claim, { status: 201, body: { path } });
    const answer = await ask("POST", path, { body, headers: { "Idempotency-Key": path } });
    expect([answer.status, await answer.json()]).toEqual([201, { path }]);
  }
});
