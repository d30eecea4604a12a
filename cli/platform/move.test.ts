import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { testApp } from "@/modules/testing";
import { program, startCluster } from "@/src/engines/rqlite/nodes.testing";
import { patience } from "@/src/patience.testing";
import { terminal } from "../fixtures";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const onCluster = test.if(program !== null);
setDefaultTimeout(patience(120_000));

beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

onCluster("a database goes from a file to a cluster and back, and every row arrives", async () => {
  const { folder, type, context } = terminal();
  const first = context.open();
  for (const firstName of ["Ada", "Bo"]) await added(first, { firstName });
  expect(await type(`move --to ${cluster.url}`)).toMatchObject({
    ...{ code: 75, err: expect.stringContaining("in use") },
  });
  await first.close();
  const there = await type(`move --to ${cluster.url}`);
  const rows = Number(/Moved (\d+) rows in \d+ tables, each compared/.exec(there.out)?.[1]);
  expect([there.code, rows > 2]).toEqual([0, true]);

  const app = testApp({}, { DATABASE_URL: cluster.url });
  expect(await app.db.$count(candidates)).toBe(2);
  const back = join(folder, "back.db");
  // Looked at again, it is found to be there already; what differs is not touched.
  expect((await type(`move --to ${cluster.url}`)).code).toBe(0);
  await added(app, { firstName: "Cleo" });
  expect((await type(`move --to ${cluster.url}`)).code).toBe(73);
  const returned = await type(`move --from ${cluster.url} --to file:${back} --json`);
  expect(JSON.parse(returned.out).rows).toBeGreaterThan(rows);
  const alone = testApp({}, { DATABASE_URL: `file:${back}` });
  expect(await alone.db.$count(candidates)).toBe(3);
  expect(readdirSync(folder).filter((name) => name.startsWith(".move"))).toEqual([]);
  await alone.close();
  await app.close();
});

onCluster("nodes that join later have everything, and take nothing large at once", async () => {
  const { folder } = terminal();
  const app = testApp({}, { DATABASE_URL: cluster.url });
  const known = await app.db.$count(candidates);
  await cluster.grow();
  const page = `http://${cluster.nodes[1]?.host}/db/query?level=none&q=select+count(*)+from+candidates`;
  const { results } = await (await fetch(page)).json();
  expect([known > 0, results[0].values]).toEqual([true, [[known]]]);

  const large = join(folder, "large.db");
  await Bun.write(large, "");
  truncateSync(large, 257 * 1024 ** 2);
  await expect(app.cluster?.load(large)).rejects.toThrow("257 MiB, too much for several nodes");
  expect(await app.db.$count(candidates)).toBe(known);
  await app.close();
});

test("a database that is not there is moved nowhere", async () => {
  const { folder, type } = terminal();
  const to = join(folder, "new.db");
  expect((await type(`move --to file:${to}`)).code).toBe(66);
  expect(existsSync(to)).toBe(false);
});
