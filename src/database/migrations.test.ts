import { Database } from "bun:sqlite";
import { afterEach, expect, test } from "bun:test";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../engines/sqlite";
import { migrate } from "./migrations";

const folder = mkdtempSync(join(tmpdir(), "coldaisle-migrations-"));
let opened: Database[] = [];
let files = 0;

afterEach(() => {
  for (const sqlite of opened) sqlite.close();
  opened = [];
});

function fresh(path = join(folder, `${(files += 1)}.db`)) {
  const sqlite = new Database(path, { create: true, strict: true });
  opened.push(sqlite);
  return { path, sqlite };
}

const first = [
  "create table parents (id text primary key, name text not null)",
  `create table children (id text primary key,
    parent text not null references parents (id) on delete cascade)`,
];
const rows = [
  "insert into parents values ('p', 'one')",
  "insert into children values ('a', 'p'), ('b', 'p'), ('c', 'p')",
];
/** What the generator writes when a column of a parent changes. */
const rebuild = [
  "PRAGMA foreign_keys=OFF",
  "create table __new_parents (id text primary key, name text not null, note text)",
  "insert into __new_parents (id, name) select id, name from parents",
  "drop table parents",
  "alter table __new_parents rename to parents",
  "PRAGMA foreign_keys=ON",
];

function withRows() {
  const { path, sqlite } = fresh();
  migrate(sqlite, path, [first]);
  sqlite.run("PRAGMA foreign_keys = ON");
  for (const row of rows) sqlite.run(row);
  return { path, sqlite };
}

const count = (sqlite: Database, table: string) =>
  sqlite.query(`select count(*) from ${table}`).values()[0]?.[0];
const version = (sqlite: Database) => sqlite.query("PRAGMA user_version").values()[0]?.[0];

test("rebuilding a parent table loses none of its children", () => {
  const { path, sqlite } = withRows();
  migrate(sqlite, path, [first, rebuild]);
  expect(count(sqlite, "children")).toBe(3);
  expect(version(sqlite)).toBe(2);
  expect(sqlite.query("PRAGMA foreign_keys").values()).toEqual([[1]]);
});

test.each([
  ["deletes rows", ["delete from children where id = 'a'"]],
  ["leaves children without their parent", ["delete from parents"]],
  [
    "breaks off in its middle",
    ["alter table parents add note text", "insert into nowhere values (1)"],
  ],
])("an upgrade that %s is refused and nothing of it is applied", (_, damaging) => {
  const { path, sqlite } = withRows();
  const also = ["create table extras (id text primary key)"];
  expect(() => migrate(sqlite, path, [first, also, damaging])).toThrow();
  expect(version(sqlite)).toBe(1);
  expect([count(sqlite, "parents"), count(sqlite, "children")]).toEqual([1, 3]);
  expect(sqlite.query("select * from sqlite_schema where name = 'extras'").values()).toEqual([]);
  expect(sqlite.query("PRAGMA table_info(parents)").values()).toHaveLength(2);
});

test("an upgrade may remove rows of a table when it says so", () => {
  const { path, sqlite } = withRows();
  const declared = ["-- removes rows of: children\ndelete from children where id = 'a'"];
  migrate(sqlite, path, [first, declared]);
  expect(count(sqlite, "children")).toBe(2);
});

test("data written by a newer version is refused and left alone", () => {
  const { path, sqlite } = withRows();
  sqlite.run("PRAGMA user_version = 9");
  expect(() => migrate(sqlite, path, [first])).toThrow("newer version");
  expect(count(sqlite, "children")).toBe(3);
});

test("a whole, private copy lies beside the file before it is upgraded", () => {
  const { path, sqlite } = withRows();
  migrate(sqlite, path, [first, rebuild]);
  const copies = readdirSync(folder).filter((it) =>
    join(folder, it).startsWith(`${path}.before-2`),
  );
  expect(copies).toHaveLength(1);
  const copy = fresh(join(folder, String(copies[0])));
  expect(count(copy.sqlite, "children")).toBe(3);
  expect(version(copy.sqlite)).toBe(1);
  expect(statSync(copy.path).mode & 0o077).toBe(0);
});

test("while a copy is written it is private and called a half one", () => {
  const { path, sqlite } = withRows();
  const seen: string[] = [];
  const run = sqlite.run.bind(sqlite);
  sqlite.run = ((sql: string, bound: string[] = []) => {
    if (sql.startsWith("VACUUM")) {
      const draft = String(bound[0]);
      expect(statSync(draft).mode & 0o077).toBe(0);
      seen.push(draft);
    }
    return run(sql, bound);
  }) as typeof sqlite.run;
  migrate(sqlite, path, [first, rebuild]);
  expect(seen).toEqual([expect.stringContaining(`${path}.before-half-2-`)]);
  expect(existsSync(String(seen[0]))).toBe(false);
});

test("an up-to-date database is opened without a copy being made", () => {
  const { path, sqlite } = withRows();
  migrate(sqlite, path, [first]);
  expect(readdirSync(folder).some((it) => it.includes(`${files}.db.before`))).toBe(false);
  expect(version(sqlite)).toBe(1);
});

test("every statement of an upgrade may fail, and the database is as it was", () => {
  for (let broken = 0; broken <= rebuild.length; broken += 1) {
    const { path, sqlite } = withRows();
    const failing = rebuild.toSpliced(broken, 0, "insert into nowhere values (1)");
    expect(() => migrate(sqlite, path, [first, failing])).toThrow();
    expect([count(sqlite, "parents"), count(sqlite, "children"), version(sqlite)]).toEqual([
      1, 3, 1,
    ]);
  }
});

test("two processes that open a new database at once both find it ready", async () => {
  const path = join(folder, "raced.db");
  const script = `
    import { openSqlite } from "${import.meta.dir}/../engines/sqlite";
    await openSqlite("${path}").query({ sql: "select count(*) from jobs", params: [] });
  `;
  const starts = [1, 2, 3, 4].map(() =>
    Bun.spawn([process.execPath, "-e", script], { stderr: "pipe" }),
  );
  const codes = await Promise.all(starts.map(({ exited }) => exited));
  expect(codes).toEqual([0, 0, 0, 0]);
});

test("the settings that keep data safe stand on every connection", async () => {
  const engine = openSqlite(join(folder, "pragmas.db"));
  const read = async (name: string) =>
    (await engine.query({ sql: `PRAGMA ${name}`, params: [] }))[0]?.[0];
  expect({
    journal_mode: await read("journal_mode"),
    synchronous: await read("synchronous"),
    busy_timeout: await read("busy_timeout"),
    foreign_keys: await read("foreign_keys"),
    secure_delete: await read("secure_delete"),
    trusted_schema: await read("trusted_schema"),
    cell_size_check: await read("cell_size_check"),
    temp_store: await read("temp_store"),
  }).toEqual({
    journal_mode: "wal",
    synchronous: 2,
    // Nobody sleeps inside SQLite: a lock is waited for beside the thread (engines/write-queue.ts).
    busy_timeout: 0,
    foreign_keys: 1,
    secure_delete: 1,
    trusted_schema: 0,
    cell_size_check: 1,
    temp_store: 2,
  });
  await engine.close();
  expect(statSync(join(folder, "pragmas.db")).mode & 0o077).toBe(0);
});

process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
