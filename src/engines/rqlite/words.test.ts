import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { added } from "@/modules/crm/candidates/fixtures";
import { gdpr } from "@/modules/privacy/gdpr";
import { signedIn, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { inBothAlphabets } from "../../database/disjoint-alphabet";
import { wordIndexTask } from "../../database/word-indexes";
import type { App } from "../../app";
import { statement } from "../../database";
import { doctor } from "../../doctor";
import { program, startCluster } from "./nodes.testing";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const onCluster = test.if(program !== null);
setDefaultTimeout(patience(30_000));

beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

const open = () => testApp({}, { DATABASE_URL: cluster.url });

/** The copy that a node answers, read by another SQLite. */
async function copyOf() {
  const answer = await fetch(`http://${cluster.nodes[0]?.host}/db/backup`);
  const path = join(cluster.folder, "copy.db");
  await Bun.write(path, await answer.arrayBuffer());
  return { sqlite: new Database(path), bytes: Buffer.from(await Bun.file(path).arrayBuffer()) };
}

async function erase(app: App, id: string, name: string) {
  const asked = { entityType: "candidate" as const, entityId: id, reason: "asked for it" };
  const { erasure } = await gdpr.request(app, asked);
  await gdpr.identify(app, erasure.id, "in-person");
  return gdpr.confirm(app, { id: erasure.id, name, now: true });
}

onCluster(
  "an erasure leaves index, references and bytes of the database whole and clean",
  async () => {
    const app = open();
    const { as } = await signedIn(app);
    const named = (firstName: string) =>
      added(as, { firstName, lastName: "Quetzal", email: `${firstName}@quetzal.example` });
    const people = [await named("Stays"), await named("Goes"), await named("Leaves")];
    for (const { id, firstName, lastName } of people.slice(1)) {
      const { status } = await erase(as, id, `${firstName} ${lastName}`);
      expect(status).toBe("erased");
    }
    const { sqlite, bytes } = await copyOf();
    const found = `select count(*) from candidate_search where candidate_search match '${inBothAlphabets('"quetzal"')}'`;
    expect([
      ...sqlite.query(found).values(),
      ...sqlite.query("pragma integrity_check").values(),
    ]).toEqual([[1], ["ok"]]);
    sqlite.close();
    expect(["Stays@", "Goes@", "Leaves@"].map((it) => bytes.includes(it))).toEqual([
      true,
      false,
      false,
    ]);
  },
);

onCluster(
  "an index that is not what its texts say is named by the doctor and mended by night",
  async () => {
    const app = open();
    await added(app, { firstName: "Indexed" });
    // Under a number that no row has: nobody can take it out any more.
    await app.write([
      statement(sql`insert into record_search (rowid, name) values (4711, 'a word of nobody')`),
      statement(sql`delete from record_search_content where id = 4711`),
    ]);
    const database = async () => (await doctor(app)).find(({ name }) => name === "database");
    expect(await database()).toMatchObject({
      isWell: false,
      says: expect.stringContaining("record_search"),
    });
    expect(await wordIndexTask.run(app, "2026-01-01")).toBe(1);
    expect(await database()).toMatchObject({ isWell: true, says: "intact" });
  },
);

onCluster("indexes erase at once only where the engine does it soundly", async () => {
  const app = open();
  const [state] = await Promise.all([app.cluster?.state()]);
  const value = sql`select v from candidate_search_config where k = 'secure-delete'`;
  const wanted = state?.isErasureSound ? 1 : 0;
  await app.write([
    statement(
      sql`insert into candidate_search (candidate_search, rank) values ('secure-delete', ${1 - wanted})`,
    ),
  ]);
  expect(await app.db.all<[number]>(value)).toEqual([[1 - wanted]]);
  expect(await open().db.all<[number]>(value)).toEqual([[wanted]]);
});
