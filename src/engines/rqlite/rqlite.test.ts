import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { Database } from "bun:sqlite";
import { sql } from "drizzle-orm";
import { request, testApp } from "@/modules/testing";
import type { App } from "../../app";
import { startExamination } from "../../examination/beginning";
import { must } from "../../database";
import { attempts, landedBatches } from "../../schema";
import { buildEmpty } from "../beginning/empty-database";
import { program, startCluster } from "./nodes.testing";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const open = (url = cluster.url, more = {}) => testApp({}, { DATABASE_URL: url, ...more });
const add = (app: App, key: string) => app.db.insert(attempts).values({ key, since: 0, count: 1 });
const keysLike = async (app: App, start: string) =>
  (await app.db.select().from(attempts)).map(({ key }) => key).filter((it) => it.startsWith(start));

const onCluster = test.if(program !== null);

const patienceMs = 30_000;
setDefaultTimeout(patienceMs);
beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

onCluster(
  "servers that start at once on an empty cluster give it the tables of a file",
  async () => {
    const [a, b] = [open(), open()];
    await Promise.all([a.write([add(a, "first-a")]), b.write([add(b, "first-b")])]);
    expect((await keysLike(a, "first")).toSorted()).toEqual(["first-a", "first-b"]);
    using file = Database.deserialize(buildEmpty());
    const inFile = (sql: string) => file.query(sql).values() as [string | number][];
    const names = sql`select name from sqlite_schema order by name`;
    expect(await a.db.all<[string]>(names)).toEqual(
      inFile("select name from sqlite_schema order by name") as [string][],
    );
    expect(await b.db.all<[number]>(sql`pragma user_version`)).toEqual(
      inFile("pragma user_version") as [number][],
    );
  },
);

onCluster("of a refused batch nothing lands", async () => {
  const app = open();
  const nobody = app.db
    .update(attempts)
    .set({ count: 2 })
    .where(sql`key = 'nobody'`);
  await expect(app.write([add(app, "half"), must(nobody)])).rejects.toThrow("Someone else changed");
  await expect(app.write([add(app, "half"), add(app, "half")])).rejects.toThrow("already exists");
  expect(await keysLike(app, "half")).toEqual([]);
});

onCluster("a batch whose answer was lost lands once, though it is sent again", async () => {
  let lost = 0;
  using server = Bun.serve({
    port: 0,
    async fetch(asked) {
      const url = new URL(asked.url);
      const body = asked.method === "POST" ? await asked.text() : null;
      const { method, headers } = asked;
      const host = cluster.nodes[0]?.host;
      const answer = await fetch(`http://${host}${url.pathname}${url.search}`, {
        method,
        headers,
        body,
      });
      const isLost = body?.includes("lost-") && lost++ < 1;
      return isLost ? new Response("gone", { status: 502 }) : new Response(await answer.text());
    },
  });
  const app = open(`rqlite://127.0.0.1:${server.port}`);
  await app.write([add(app, "lost-answer")]);
  expect([lost, await keysLike(app, "lost")]).toEqual([2, ["lost-answer"]]);
});

onCluster("a node that is away is skipped", async () => {
  const app = open(cluster.url.replace("//", "//127.0.0.1:1,"));
  await app.write([add(app, "skipped")]);
  expect(await keysLike(app, "skipped")).toEqual(["skipped"]);
});

onCluster("a node that stands still is left as soon as another one leads", async () => {
  using still = Bun.serve({ port: 0, idleTimeout: 0, fetch: () => new Promise<never>(() => {}) });
  const url = cluster.url.replace("//", `//127.0.0.1:${still.port},`);
  // As long as one try: whoever waited for its end would have no time left for another.
  const app = open(url, { DATABASE_TIMEOUT: "2" });
  await app.write([add(app, "left")]);
  expect(await keysLike(app, "left")).toEqual(["left"]);
  await still.stop(true);
});

onCluster("a server with another secret key is refused while others run", async () => {
  const other = { SECRET_KEY: "another secret that only the tests may use" };
  await startExamination(open())();
  await startExamination(open())();
  const refused = startExamination(open(cluster.url, other))();
  await expect(refused).rejects.toThrow("Another server works with another SECRET_KEY");
});

onCluster("ids of batches are kept for an hour", async () => {
  const app = open();
  const [old, young] = [Date.now() - 2 * 60 * 60_000, Date.now()].map((at) =>
    Bun.randomUUIDv7("hex", at),
  );
  const marks = [old, young].map((id) => app.db.insert(landedBatches).values({ id: String(id) }));
  await app.write(marks);
  await open().write([]);
  const ids = (await app.db.select().from(landedBatches)).map(({ id }) => id);
  expect([ids.includes(String(old)), ids.includes(String(young))]).toEqual([false, true]);
});

onCluster("without a database a server is not ready, and says so within seconds", async () => {
  const app = open("rqlite://127.0.0.1:1", { DATABASE_TIMEOUT: "1" });
  const answer = await request(app, "GET", "/readyz");
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("No node")]);
});
