import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { sql } from "drizzle-orm";
import { tempFolder, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { statement } from "../../database";
import { buildOn } from "../../database/index-builds/building";
import { inBothAlphabets } from "../../database/disjoint-alphabet";
import { allMigrations } from "../../database/migrations";
import { readAddress } from "./address";
import { openRqlite } from ".";
import { program, startCluster } from "./nodes.testing";

let cluster: Awaited<ReturnType<typeof startCluster>>;
setDefaultTimeout(patience(60_000));
beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

const begun = allMigrations().findIndex((all) => all.join().includes("`word_index_builds`"));
const people = `insert into candidates
  (id, first_name, last_name, headline, origin, data_retention_until, name_key, created_at, updated_at)
  values ('a', 'Ada', 'Boer', 'electrician', 'found', '', '', '', ''),
    ('b', 'José', 'Müller', 'électricien', 'found', '', '', '', '')`;

test.if(program !== null)(
  "a cluster with people answers as before while its new index is built, and with it afterwards",
  async () => {
    const folder = tempFolder();
    const migrations = allMigrations().slice(0, begun);
    const before = openRqlite(readAddress(cluster.url), { patienceMs: 20_000, folder, migrations });
    await before.batch([{ sql: people, params: [] }]);
    await before.close?.();

    const app = testApp({}, { DATABASE_URL: cluster.url });
    const found = async (word: string) =>
      (
        await app.db.all<
          [string]
        >(sql`select c.id from candidate_search s join candidates c on c.seq = s.rowid
          where candidate_search match ${inBothAlphabets(`"${word}"`)} order by c.id`)
      ).flat();
    const both = async () => [
      await found("boer"),
      await found("muller"),
      await found("electrician"),
    ];
    expect(await both()).toEqual([["a"], ["b"], ["a"]]);
    await app.write([statement(sql`update candidates set headline = 'chief' where id = 'a'`)]);
    await buildOn(app);
    expect(await both()).toEqual([["a"], ["b"], []]);
    expect(await found("chief")).toEqual(["a"]);
    const left = sql`select name from sqlite_schema
      where name in ('candidate_search_next', 'candidate_search_gone', 'word_index_builds')`;
    expect(await app.db.all(left)).toEqual([]);
    await app.close();
  },
);
