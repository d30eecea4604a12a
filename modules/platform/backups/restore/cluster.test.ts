import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { modules, signedIn, tempFolder, testApp } from "@/modules/testing";
import { startExamination } from "@/src/examination/beginning";
import { program, startCluster } from "@/src/engines/rqlite/nodes.testing";
import { leaveServers } from "@/src/secrets/shared-key";
import { patience } from "@/src/patience.testing";
import { backups } from "../index";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const onCluster = test.if(program !== null);
setDefaultTimeout(patience(240_000));

beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

const folder = tempFolder();
const settings = () => ({ DATABASE_URL: cluster.url, DATA_DIR: folder });

onCluster("a backup of a cluster is verified, tried and brought back on all nodes", async () => {
  const app = testApp({}, settings());
  const { as } = await signedIn(app);
  await added(as, { firstName: "Before" });
  const { name } = await backups.createAndWait(as);
  expect((await backups.drill(as, name)).isDrill).toBe(true);
  await added(as, { firstName: "Since" });

  await startExamination(app)();
  const wanted = { backup: name };
  const options = { modules, now: app.now };
  await expect(backups.restore(app.config, wanted, options)).rejects.toThrow("in use");
  await leaveServers(app);
  const restored = await backups.restore(app.config, wanted, options);
  expect(restored.before).toBe(join(folder, `coldaisle.db.before-restore-${app.now().getTime()}`));
  const again = testApp({}, settings());
  const names = (await again.db.select().from(candidates)).map(({ firstName }) => firstName);
  expect(names).toEqual(["Before"]);
  expect((await again.cluster?.examine())?.[0]).toMatchObject({ findings: [], lost: 0 });

  // The same file brings everything to one machine.
  const alone = tempFolder();
  const place = { DATA_DIR: alone, DATABASE_URL: `file:${join(alone, "house.db")}` };
  const { config } = again;
  const path = join(config.DATA_DIR, "backups", name);
  await backups.restore(
    { ...config, ...place, database: place.DATABASE_URL },
    { backup: path },
    options,
  );
  const moved = testApp({}, place);
  expect(await moved.db.$count(candidates)).toBe(1);
  const erases = sql`select v from candidate_search_config where k = 'secure-delete'`;
  expect(await moved.db.all<[number]>(erases)).toEqual([[1]]);
  await moved.close();
});
