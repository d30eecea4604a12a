import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { historyOf } from "@/modules/records/core";
import { signedIn, testApp, holders } from "@/modules/testing";
import { colourOf, normalTag, tagColours, tags } from "./index";

async function twoPeople() {
  const app = testApp();
  const { ask, as } = await signedIn(app, "recruiter");
  const [a, b] = [await added(app), await added(app)];
  const change = async (method: string, body: object) =>
    (await ask(method, "/api/tags/changes", { body })).json();
  return { app, as, ask, change, a: a.id, b: b.id };
}

test("a tag is one however it is written, and is counted with the write that puts it there", async () => {
  const { app, change, a, b } = await twoPeople();
  await change("POST", { kind: "candidate", ids: [a], add: [" VIP "] });
  await change("POST", { kind: "candidate", ids: [a, b], add: ["vip", "Night  shift"] });
  expect(await tags.list(app, "candidate")).toEqual([
    { tag: "night shift", count: 2 },
    { tag: "vip", count: 2 },
  ]);
  expect(await tags.list(app, "client")).toEqual([]);
  await change("POST", { kind: "candidate", ids: [a, b], remove: ["vip"] });
  expect(await tags.list(app, "candidate")).toEqual([{ tag: "night shift", count: 2 }]);
});

test("an undo takes back exactly what changed, and nothing that was there before", async () => {
  const { app, change, a, b } = await twoPeople();
  await change("POST", { kind: "candidate", ids: [a], add: ["vip"] });
  await change("POST", { kind: "candidate", ids: [b], add: ["slow"] });
  const body = { kind: "candidate", ids: [a, b], add: ["vip"], remove: ["slow"] };
  const done = await change("POST", body);
  expect(done).toEqual({
    kind: "candidate",
    added: [{ id: b, tag: "vip" }],
    removed: [{ id: b, tag: "slow" }],
  });
  await change("DELETE", done);
  expect(await tags.listByRecords(app, { kind: "candidate", ids: [a, b] })).toEqual([
    { id: b, tag: "slow" },
    { id: a, tag: "vip" },
  ]);
});

test.each([
  ["candidates", "candidate", added],
  ["clients", "client", addedClient],
  ["projects", "project", addedProject],
  ["deployments", "deployment", deployed],
] as const)(
  "the list of %s is narrowed by tags, and notices a new one",
  async (list, kind, add) => {
    const app = testApp();
    const { ask } = await signedIn(app, "recruiter");
    const [a, b] = [await add(app), await add(app)];
    const shown = async (query: string) => {
      const answer = await ask("GET", `/api/${list}${query}`);
      const rows: { id: string }[] = await answer.json();
      return [rows.map(({ id }) => id), answer.headers.get("x-total-count")];
    };
    expect(await shown("?tag=vip")).toEqual([[], "0"]);
    const tagged = (ids: string[], tag: string) =>
      ask("POST", "/api/tags/changes", { body: { kind, ids, add: [tag] } });
    await tagged([a.id, b.id], "vip");
    await tagged([b.id], "slow");
    expect(await shown("?tag=VIP")).toEqual([[b.id, a.id], "2"]);
    expect(await shown("?tag=vip,slow")).toEqual([[b.id], "1"]);
  },
);

test("the history tells which tags came and went", async () => {
  const { app, as, a, b } = await twoPeople();
  await tags.change(as, { kind: "candidate", ids: [a, b], add: ["vip", "slow"], remove: [] });
  await tags.change(as, { kind: "candidate", ids: [a], add: ["new"], remove: ["vip"] });
  const told = (await historyOf(app, "candidate", a)).filter(({ event }) => event === "tagged");
  expect(told.map(({ changes }) => changes["tags"])).toEqual([
    ["vip", "new"],
    [null, "vip, slow"],
  ]);
});

test("a record that is not there gets no tag, and a viewer puts none", async () => {
  const { app, ask, a } = await twoPeople();
  const post = (of: typeof ask, ids: string[], tag = "vip") =>
    of("POST", "/api/tags/changes", { body: { kind: "candidate", ids, add: [tag] } });
  expect((await post(ask, [a, Bun.randomUUIDv7()])).status).toBe(404);
  expect((await post(ask, [a], "two, tags")).status).toBe(422);
  expect((await post(ask, [a], "x".repeat(41))).status).toBe(422);
  expect((await post((await signedIn(app, "viewer")).ask, [a])).status).toBe(403);
  expect(await tags.list(app, "candidate")).toEqual([]);
});

test("the tags of an erased person are gone", async () => {
  const { app, as, a, b } = await twoPeople();
  await tags.change(as, { kind: "candidate", ids: [a, b], add: ["vip"], remove: [] });
  for (const holder of holders) {
    const { writes, news } = await holder.erase(as, { type: "candidate", id: a });
    await app.write(writes, ...news);
  }
  expect(await tags.list(app, "candidate")).toEqual([{ tag: "vip", count: 1 }]);
  expect(await tags.listByRecords(app, { kind: "candidate", ids: [a] })).toEqual([]);
});

test("a tag keeps its colour, which is one of those there are", () => {
  const words = ["vip", "night shift", "ß", "日本", ""];
  expect(words.filter((it) => !(colourOf(it) >= 1 && colourOf(it) <= tagColours))).toEqual([]);
  expect(new Set([..."abcdefghijkl"].map(colourOf)).size).toBeGreaterThan(4);
  expect(normalTag("  Café\n DC ")).toBe("café dc");
});
