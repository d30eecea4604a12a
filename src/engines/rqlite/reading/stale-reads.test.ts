import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { request, signedIn, tempFolder, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import type { App } from "../../../app";
import { allowStaleReads } from "./stale-reads";
import { attempts } from "../../../schema";
import { program, startCluster } from "../nodes.testing";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const onCluster = test.if(program !== null);

setDefaultTimeout(patience(60_000));
beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

/** A node nearby that counts what it is asked, and can be made to know nothing newer than so many batches. */
function nearby() {
  const seen = { asked: 0, ways: 0, revision: null as number | null };
  const server = Bun.serve({
    port: 0,
    async fetch(asked) {
      const { pathname, search } = new URL(asked.url);
      const body = asked.method === "POST" ? await asked.text() : null;
      const isLook = search.includes("level=none");
      if (isLook) seen.asked += 1;
      if (pathname === "/db/query") seen.ways += 1;
      if (isLook && seen.revision !== null) return Response.json(nothingSince(seen.revision, body));
      const { method, headers } = asked;
      return fetch(`http://${cluster.nodes[0]?.host}${pathname}${search}`, {
        ...{ method, headers, body },
      }).then(async (answer) => new Response(await answer.text()));
    },
  });
  return { seen, server, url: cluster.url.replace("//", `//127.0.0.1:${server.port},`) };
}

function nothingSince(revision: number, body: string | null) {
  const [, ...rest] = JSON.parse(body ?? "[]") as unknown[];
  return { results: [{ values: [[revision]] }, ...rest.map(() => ({ values: [] }))] };
}

const open = (url: string, more = {}) => testApp({}, { DATABASE_URL: url, ...more });
const add = (app: App, key: string) =>
  app.write([app.db.insert(attempts).values({ key, since: 0, count: 1 })]);
const keys = async (app: App, revision: number) =>
  (await allowStaleReads(revision, () => app.db.select().from(attempts).execute())).map(
    ({ key }) => key,
  );

onCluster("whoever has changed something sees it at a server whose copy lags behind", async () => {
  const { seen, server, url } = nearby();
  const [a, b] = [open(cluster.url), open(url)];
  const { cookie } = await signedIn(a);
  await keys(b, 0);
  seen.revision = b.cluster?.revision() ?? null;
  const added = await request(a, "POST", "/api/tasks", {
    ...{ cookie, body: { title: "Call Femke", dueAt: null } },
  });
  const revision = added.headers.getSetCookie().find((it) => it.includes("-revision="));
  const look = (own: string) => request(b, "GET", "/api/tasks", { cookie: own });
  expect((await look(cookie)).status).toBe(401);
  const mine = await look(`${cookie}; ${revision?.split(";")[0]}`);
  expect([mine.status, await mine.text()]).toEqual([200, expect.stringContaining("Call Femke")]);
  // From now on this server has shown it, so nobody is shown less.
  expect((await look(cookie)).status).toBe(200);
  await server.stop(true);
});

onCluster("what a server has written itself it never reads from a copy without it", async () => {
  const { seen, server, url } = nearby();
  const app = open(url);
  await add(app, "first");
  seen.revision = 1;
  await add(app, "second");
  expect(await keys(app, 0)).toContain("second");
  await server.stop(true);
});

onCluster(
  "pages are read from the file of the node beside, as long as it is the node's",
  async () => {
    const { seen, server, url } = nearby();
    const file = cluster.nodes[0]?.file ?? "";
    const beside = open(url, { DATABASE_NODE_FILE: file });
    await add(beside, "in the file");
    await until(async () => {
      seen.asked = 0;
      await keys(beside, 0);
      return seen.asked === 0;
    });
    expect(await keys(beside, 0)).toContain("in the file");

    const old = join(tempFolder(), "db.sqlite");
    copyFileSync(file, old);
    await add(beside, "since the copy");
    const astray = open(url, { DATABASE_NODE_FILE: old });
    expect(await keys(astray, 0)).toContain("since the copy");
    await beside.close();
    await astray.close();
    await server.stop(true);
  },
);

onCluster(
  "while nobody writes no node is asked again, and what anybody has written is never left out",
  async () => {
    const { seen, server, url } = nearby();
    const [near, elsewhere] = [open(url), open(cluster.url)];
    await keys(near, 0);
    await keys(near, 0);
    seen.asked = 0;
    const pages = await Promise.all([keys(near, 0), keys(near, 0), keys(near, 0)]);
    expect(seen.asked).toBeLessThanOrEqual(1);
    expect(new Set(pages.map(String)).size).toBe(1);

    await add(elsewhere, "by another server");
    const revision = elsewhere.cluster?.revision() ?? 0;
    expect(await keys(near, revision)).toContain("by another server");
    await add(near, "by itself");
    expect(await keys(near, 0)).toContain("by itself");
    await add(elsewhere, "a moment ago");
    await until(async () => (await keys(near, 0)).includes("a moment ago"));
    await server.stop(true);
  },
);

onCluster("a page that is opened again after a change asks its node all at once", async () => {
  const { seen, server } = nearby();
  const app = open(`rqlite://127.0.0.1:${server.port}`);
  const { cookie } = await signedIn(app);
  const ways: number[] = [];
  for (const title of ["one", "two", "three", "four"]) {
    await request(app, "POST", "/api/tasks", { cookie, body: { title, dueAt: null } });
    seen.ways = 0;
    const page = await request(app, "GET", "/api/search?q=call", { cookie });
    expect(page.status).toBe(200);
    ways.push(seen.ways);
    const shown = await (await request(app, "GET", "/api/tasks", { cookie })).text();
    expect(shown).toContain(title);
  }
  expect(ways.at(-1)).toBeLessThan(ways[0] ?? 0);
  await server.stop(true);
});

onCluster("whoever decides about a change reads what is newest, whatever was kept", async () => {
  const [a, b] = [open(cluster.url), open(cluster.url)];
  await keys(a, 0);
  await add(b, "decided by");
  expect((await a.db.select().from(attempts)).map(({ key }) => key)).toContain("decided by");
});

onCluster("a batch that was refused leaves nobody waiting for its number", async () => {
  const app = open(cluster.url);
  await add(app, "only once");
  const before = app.cluster?.revision();
  await expect(add(app, "only once")).rejects.toThrow("already exists");
  expect(app.cluster?.revision()).toBe(before);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await Bun.sleep(20);
}
