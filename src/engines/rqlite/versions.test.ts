import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { tempFolder } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { allMigrations } from "../../database/migrations";
import { openRqlite, readAddress } from ".";
import { program, startCluster } from "./nodes.testing";
import { isContracting } from "./versions";

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;
const onCluster = test.if(program !== null);
setDefaultTimeout(patience(60_000));

beforeAll(async () => {
  if (program) cluster = await startCluster(1);
});
afterAll(() => cluster?.stop());

const open = (migrations: string[][]) =>
  openRqlite(readAddress(cluster.url), { patienceMs: 20_000, folder: tempFolder(), migrations });
const add = (key: string) => ({
  sql: "insert into attempts (key, since, count) values (?, 0, 1)",
  params: [key],
});
const keys = { sql: "select key from attempts order by key", params: [] };

onCluster(
  "a server goes on beside newer tables, and is refused once they lack what it works with",
  async () => {
    const added = [...allMigrations(), ["ALTER TABLE `attempts` ADD `place` text"]];
    const removed = [...added, ["ALTER TABLE `attempts` DROP COLUMN `place`"]];
    const old = open(allMigrations());
    await old.batch([add("before")]);

    const newer = open(added);
    await newer.batch([add("newer")]);
    await old.batch([add("old")]);
    const restarted = open(allMigrations());
    expect(await restarted.query(keys)).toEqual([["before"], ["newer"], ["old"]]);

    const newest = open(removed);
    await newest.batch([add("newest")]);
    await expect(open(added).query(keys)).rejects.toThrow(
      "A newer version of Coldaisle has changed",
    );
    expect(String(await newer.databaseHealth.failed)).toContain("Install that version here");
    expect(newest.databaseHealth.fault).toBeNull();
    for (const engine of [old, newer, restarted, newest]) await engine.close();
  },
);

test.each([
  ["CREATE TABLE `a` (`b` text)", false],
  ["-- a reason\nALTER TABLE `a` ADD `b` text", false],
  ["ALTER TABLE `a` DROP COLUMN `b`", true],
  ["ALTER TABLE `a` RENAME COLUMN `b` TO `c`", true],
  ["DROP TABLE `a`", true],
  ["-- contracts: cents became euros\nUPDATE `a` SET `b` = `b` / 100", true],
])("%s takes something away from an older server: %p", (sql, isSo) => {
  expect(isContracting([sql])).toBe(isSo);
});
