import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { sampleClients } from "@/cli/demo/records/clients";
import { added } from "./fixtures";
import { ClientQuery, clients, nextStatuses, statuses, tiers } from "./index";

const steps = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(steps)("from %s to %s goes as the table says", async (from, to) => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const { id } = await added(app, { status: from });
  const body = { version: 1, status: to, reason: "Asked for a pause" };
  const answer = await ask("POST", `/api/clients/${id}/status`, { body });
  const isAllowed = nextStatuses[from].includes(to);
  expect(answer.status).toBe(isAllowed ? 200 : 409);
  const said = `Allowed next statuses of a client after ${from}: ${nextStatuses[from].join(", ")}.`;
  if (!isAllowed) expect((await answer.json()).message).toBe(said);
  const now = await clients.find(app, id);
  expect([now.status, now.history.length]).toEqual(isAllowed ? [to, 2] : [from, 1]);
});

test("archived clients leave the list, and an undo brings back exactly them", async () => {
  const app = testApp();
  const { ask } = await signedIn(app, "recruiter");
  const [a, b] = [await added(app), await added(app)];
  await clients.archive(app, [b.id]);
  const body = { ids: [a.id, b.id] };
  const moved = await (await ask("POST", "/api/clients/archivals", { body })).json();
  expect(moved).toEqual({ count: 1, ids: [a.id] });
  expect(await (await ask("GET", "/api/clients")).json()).toEqual([]);
  await ask("DELETE", "/api/clients/archivals", { body: { ids: moved.ids } });
  const back = await (await ask("GET", "/api/clients")).json();
  expect(back.map(({ id }: { id: string }) => id)).toEqual([a.id]);
});

test("a viewer changes nothing", async () => {
  const { ask } = await signedIn(testApp(), "viewer");
  expect((await ask("POST", "/api/clients", { body: { name: "A" } })).status).toBe(403);
});

test("the samples say that they are samples, are invented, and show every status and tier", async () => {
  const app = testApp();
  const { count } = await sampleClients(app);
  const { clients: all } = await clients.list(app, ClientQuery.parse({ limit: 200 }));
  expect(all).toHaveLength(count);
  expect(
    all.filter((it) => !it.isSample || !it.contactEmail?.endsWith(".coldaisle.example")),
  ).toEqual([]);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(statuses));
  expect(new Set(all.map(({ tier }) => tier))).toEqual(new Set(tiers));
  const records = await Promise.all(all.map(({ id }) => clients.find(app, id)));
  const countries = records.flatMap(({ sites }) => sites.map(({ country }) => country));
  expect(new Set(countries).size).toBe(16);
});
