import { expect, test } from "bun:test";
import { Elysia } from "elysia";
import { z } from "zod";
import { schedules } from "@/modules/platform/scheduler";
import { countedRecords, queues } from "@/modules/platform/health/rules";
import { webhookEvents } from "@/modules/platform/webhooks/rules";
import { gdpr } from "@/modules/privacy/gdpr";
import type { App } from "@/src/app";
import { startBackground } from "@/src/workers/background";
import { createServer, listen } from "@/src/server";
import { dailyTasksOf, defineModule, holdersOf } from "@/src/module";
import { modules } from "./all";
import { serverParts } from "./api";
import { signedIn, testApp, testServer } from "./testing";

test("every module.ts stands in the registry, under the name of its folder", () => {
  const files = new Bun.Glob("*/**/module.ts").scanSync(import.meta.dir);
  const folders = [...files].map((file) => file.replace("/module.ts", ""));
  expect(modules.map(({ name }) => name)).toEqual([...folders, "server"].toSorted());
});

test("each says who may call its own routes, and nobody else's", () => {
  const app = testApp();
  for (const { name, routes = [], pages = [], access = {} } of modules) {
    if (name === "server") continue;
    const calls = routes.flatMap((door) => pathsOf(door(app), "/api"));
    const own = [...calls, ...pages.flatMap((door) => pathsOf(door(app), ""))];
    // It describes all the others, so it is made after them.
    if (name === "platform/api-tokens") own.push("GET /api/openapi.json");
    expect([name, Object.keys(access).toSorted()]).toEqual([name, own.toSorted()]);
  }
});

const pathsOf = ({ routes }: Pick<Elysia, "routes">, prefix: string) =>
  routes.map(({ method, path }) => `${method} ${prefix}${path}`.replace(/\/$/, ""));

test("whatever is counted, waits or is told to other programs comes from one module", () => {
  const of = <It>(all: readonly It[]) => [...all].toSorted();
  const health = modules.flatMap((it) => it.health ?? []);
  const counted = health.flatMap((it) => Object.keys(it.counted ?? {}));
  expect(of(counted)).toEqual(of(countedRecords));
  expect(of(health.flatMap(({ waiting }) => waiting?.queue ?? []))).toEqual(of(queues));
  const told = modules.flatMap(({ webhooks = [] }) => webhooks.map(({ event }) => event));
  expect(of(told)).toEqual(of(webhookEvents));
  const ranks = modules.flatMap(({ timeline = [] }) => timeline.map(({ rank }) => rank));
  expect(ranks.toSorted()).toEqual([...new Set(ranks)].toSorted());
});

const SnacksEaten = z.object({ type: z.literal("snacks_eaten"), data: z.object({}) });
const eatenBy: string[] = [];
const did: string[] = [];

const answering = (app: App) =>
  new Elysia().get("/snacks", () => ({ at: app.now().toISOString() }));

/** All that a new module takes beside its own folder: one line in the registry, and its texts. */
const snacks = defineModule({
  name: "staffing/snacks",
  routes: [answering],
  access: { "GET /api/snacks": "recruiter" },
  events: [SnacksEaten],
  holder: {
    name: "snacks",
    tables: [],
    collect: async (_, { id }) => ({ snacks: eatenBy.filter((it) => it === id) }),
    async erase(_, { id }) {
      eatenBy.splice(0, eatenBy.length, ...eatenBy.filter((it) => it !== id));
      return { writes: [], news: [] };
    },
  },
  daily: [{ name: "snacks", does: "Fills the shelf", run: async () => 3 }],
  timers: [{ everyMs: 5, run: async () => did.push("looked") }],
  stop: async () => did.push("stopped"),
});
const withSnacks = { modules: [...modules, snacks] };

test("a module that is new answers where its access allows it", async () => {
  const app = testApp(withSnacks);
  const [viewer, recruiter] = [await signedIn(app, "viewer"), await signedIn(app, "recruiter")];
  expect((await viewer.ask("GET", "/api/snacks")).status).toBe(403);
  expect(await (await recruiter.ask("GET", "/api/snacks")).json()).toHaveProperty("at");
});

test("without a row for its route, or with somebody else's, no server of all routes stands", () => {
  const started = (it: Parameters<typeof defineModule>[0]) => () =>
    testServer(testApp({ modules: [...modules, it] }));
  expect(started({ ...snacks, access: {} })).toThrow("GET /api/snacks");
  const foreign = { ...snacks.access, "GET /api/notes": "anyone" } as const;
  expect(started({ ...snacks, access: foreign })).toThrow("GET /api/notes");
});

test("its routes are made when one of them is first asked, and then are there", async () => {
  let made = 0;
  const counted = (app: App) => {
    made += 1;
    return answering(app);
  };
  const app = testApp({ modules: [...modules, { ...snacks, routes: [counted] }] });
  const { ask } = await signedIn(app, "recruiter");
  expect([(await ask("GET", "/api/sources")).status, made]).toEqual([200, 0]);
  expect([(await ask("GET", "/api/snacks")).status, made]).toEqual([200, 1]);
  expect([(await ask("GET", "/api/snacks")).status, made]).toEqual([200, 1]);
});

test("a route that has no row is answered to nobody, and the fault is told where a row is asked", async () => {
  const access = { "GET /api/crumbs": "recruiter" } as const;
  const app = testApp({ modules: [...modules, { ...snacks, access }] });
  const { ask } = await signedIn(app, "admin");
  expect((await ask("GET", "/api/snacks")).status).toBe(404);
  expect((await ask("GET", "/api/crumbs")).status).toBe(500);
  expect((await ask("GET", "/api/sources")).status).toBe(200);
});

test("its news reach the browsers, its tasks the night, and its timers the server", async () => {
  const app = testApp(withSnacks, { PORT: "0" });
  const server = createServer(app, serverParts(app));
  const address = listen(server, app);
  const { cookie } = await signedIn(app, "viewer");
  const headers = { origin: address, cookie };
  const socket = new WebSocket(`${address.replace("http", "ws")}/ws`, { headers } as never);
  await new Promise((open) => (socket.onopen = open));
  const heard = new Promise((hear) => (socket.onmessage = ({ data }) => hear(JSON.parse(data))));
  await app.publish({ type: "snacks_eaten", data: { by: "nobody" } });
  expect(await heard).toEqual({ type: "snacks_eaten", data: {} });

  expect(await schedules.run(app, dailyTasksOf(app), "snacks")).toMatchObject({ count: 3 });

  const background = startBackground(app);
  await Bun.sleep(40);
  background.pause();
  await background.stop();
  expect([did[0], did.at(-1)]).toEqual(["looked", "stopped"]);
  await server.stop(true);
});

test("what it keeps of somebody is in their export, and gone when they are erased", async () => {
  const app = testApp(withSnacks);
  await signedIn(app);
  const { as, user } = await signedIn(app, "recruiter");
  eatenBy.push(user.id);
  const subject = { entityType: "user", entityId: user.id } as const;
  const { data } = await gdpr.exportData(as, subject);
  expect(data).toMatchObject({ snacks: { snacks: [user.id] } });
  for (const holder of holdersOf(app)) await holder.erase(app, { type: "user", id: user.id });
  expect(eatenBy).toEqual([]);
});
