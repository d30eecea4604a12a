import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { packEmpty, placeEmpty, unpackEmpty } from "./empty-database";
import { openSqlite } from "../sqlite";

const folder = tempFolder();
const place = (name: string) => join(folder, name);
const image = unpackEmpty(packEmpty());
const laid = () => image;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contents = (path: string) => {
  using sqlite = new Database(path, { readonly: true });
  return [
    sqlite.query("select type, name, tbl_name, sql from sqlite_schema order by 1, 2").values(),
    sqlite.query("select * from revisions order by 1").values(),
    sqlite.query("pragma user_version").values(),
  ];
};

test("a database that was laid down whole is the one that the migrations make", async () => {
  placeEmpty(place("laid.db"), laid);
  expect(statSync(place("laid.db")).mode & 0o777).toBe(0o600);
  await openSqlite(place("laid.db")).close();
  await openSqlite(place("made.db")).close();
  expect(contents(place("laid.db"))).toEqual(contents(place("made.db")));
  expect(readdirSync(folder).filter((name) => name.includes(".new-"))).toEqual([]);
});

test("a database that was laid down has a write-ahead log from its first opening on", () => {
  placeEmpty(place("log.db"), laid);
  using sqlite = new Database(place("log.db"), { readwrite: true });
  expect(sqlite.query("pragma journal_mode").values()).toEqual([["wal"]]);
  expect(sqlite.query("pragma integrity_check").values()).toEqual([["ok"]]);
});

test("a database that is there is never written over", () => {
  writeFileSync(place("theirs.db"), "theirs");
  placeEmpty(place("theirs.db"), laid);
  expect(readFileSync(place("theirs.db"), "utf8")).toBe("theirs");
});

test.each(["-wal", "-journal", "-shm"])(
  "beside a %s that was left behind nothing is laid down",
  (rest) => {
    writeFileSync(place(`left.db${rest}`), "left behind");
    placeEmpty(place("left.db"), laid);
    expect(existsSync(place("left.db"))).toBe(false);
    rmSync(place(`left.db${rest}`));
  },
);

test("where it cannot be laid down, opening goes on without it", () => {
  expect(() => placeEmpty(place("no-such-folder/x.db"), laid)).not.toThrow();
});
