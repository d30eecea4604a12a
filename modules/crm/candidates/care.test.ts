import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { added } from "./fixtures";
import { candidates } from "./index";

test.each([
  ["active", { status: "hired" }, 200],
  ["active", { status: "active" }, 409],
  ["active", { status: "blacklisted" }, 422],
  ["active", { status: "blacklisted", reason: "No-show twice" }, 422],
  ["active", { status: "blacklisted", reason: "No-show twice", until: "2025-12-31" }, 422],
  ["active", { status: "blacklisted", reason: "No-show twice", until: "2026-12-31" }, 200],
  ["passive", { status: "gone" }, 422],
] as const)("from %s a change of status to %j is answered %i", async (status, body, expected) => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { id, version } = await added(app, { status });
  const answer = await ask("POST", `/api/candidates/${id}/status`, { body: { ...body, version } });
  expect(answer.status).toBe(expected);
  const now = await candidates.find(app, id);
  expect(now.status).toBe(expected === 200 ? (body.status as never) : status);
  expect(now.history).toHaveLength(expected === 200 ? 2 : 1);
});

test("nobody is hired straight from the blacklist, and the refusal says what is possible", async () => {
  const app = testApp();
  const { id } = await added(app);
  const bans = { status: "blacklisted", reason: "Fell out", until: "2026-06-01" } as const;
  await candidates.setStatus(app, id, { version: 1, ...bans });
  expect(candidates.setStatus(app, id, { version: 2, status: "hired" })).rejects.toThrow(
    "Allowed next statuses of a candidate after blacklisted: active, passive.",
  );
});

test("archived candidates leave the list and the facts, and an undo brings back exactly them", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const [a, b] = [await added(app), await added(app)];
  await candidates.archive(app, [b.id]);
  const both = { ids: [a.id, b.id] };
  const moved = await (await ask("POST", "/api/candidates/archivals", { body: both })).json();
  expect(moved).toEqual({ count: 1, ids: [a.id] });
  expect((await Array.fromAsync(candidates.facts(app))).flat()).toEqual([]);
  expect(await (await ask("GET", "/api/candidates")).json()).toEqual([]);
  expect(await (await ask("GET", "/api/candidates?archived=yes")).json()).toHaveLength(2);
  const body = { ids: moved.ids };
  await ask("DELETE", "/api/candidates/archivals", { body });
  const back = await (await ask("GET", "/api/candidates")).json();
  expect(back.map(({ id }: { id: string }) => id)).toEqual([a.id]);
});

test("a paper is verified by somebody with a name, once, and the word can be taken back", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { id, certificates } = await added(app, { certificates: [{ certificate: "vog" }] });
  const address = `/api/candidates/${id}/certificates/${certificates[0]?.id}/verification`;
  await ask("POST", address);
  const seen = await (await ask("POST", address)).json();
  expect(seen.certificates[0]).toMatchObject({ verifiedBy: "Ada Jansen" });
  const doubted = await (await ask("DELETE", address)).json();
  expect(doubted.certificates[0]).toMatchObject({ verifiedBy: null, verifiedAt: null });
  const events = doubted.history.map(({ event }: { event: string }) => event);
  expect(events).toEqual(["doubted", "verified", "added"]);
  const stranger = await added(app);
  const foreign = address.replace(id, stranger.id);
  expect((await ask("POST", foreign)).status).toBe(404);
});
