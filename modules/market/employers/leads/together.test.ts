import { expect, test } from "bun:test";
import { place } from "@/modules/market/jobs/fixtures";
import { signedIn } from "@/modules/testing";
import { advertised, aroundFrankfurt } from "../fixtures";
import type { Lead } from "../model";

async function house(ads = aroundFrankfurt) {
  const app = await advertised(ads);
  const { ask, user } = await signedIn(app, "recruiter");
  const leads = async (): Promise<Lead[]> => (await ask("GET", "/api/leads?state=live")).json();
  return { app, ask, user, leads };
}

test("several leads are moved in one go, those that are over stay, and the way back is where they stood", async () => {
  const { ask, leads, user } = await house([
    ...aroundFrankfurt,
    ...aroundFrankfurt.map((ad) => ({ ...ad, places: [place("Berlin", "DE")] })),
  ]);
  const [one, other] = await leads();
  const mine = { version: one?.version, ownerId: user.id };
  await ask("PATCH", `/api/leads/${one?.id}`, { body: mine });
  const ids = [one?.id, other?.id];
  const change = async (method: "POST" | "DELETE", body: object) =>
    (await ask(method, "/api/leads/changes", { body })).json();
  const called = await change("POST", { ids, state: "contacted" });
  expect([called.moved.length, called.kept]).toEqual([2, 0]);
  expect(await change("POST", { ids, ownerId: user.id })).toEqual({ moved: [], kept: 2 });
  await change("DELETE", { moved: called.moved });
  const back = (await leads()).map((it) => [it.id === one?.id, it.state, it.owner?.id]);
  expect(back.toSorted()).toEqual([
    [false, "open", undefined],
    [true, "assigned", user.id],
  ]);
  expect((await change("DELETE", { moved: called.moved })).kept).toBe(2);
});

test("several leads are dismissed only with a reason, and by whoever may", async () => {
  const { app, ask, leads } = await house();
  const ids = (await leads()).map(({ id }) => id);
  const path = "/api/leads/changes";
  expect((await ask("POST", path, { body: { ids, state: "dismissed" } })).status).toBe(422);
  const viewer = await signedIn(app, "viewer");
  const body = { ids, state: "contacted" };
  expect((await viewer.ask("POST", path, { body })).status).toBe(403);
  expect(await leads()).toHaveLength(1);
});
