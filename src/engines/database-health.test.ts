import { afterAll, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { tempFolder, testApp } from "@/modules/testing";
import type { App } from "../app";
import { statement } from "../database";
import { startExamination } from "../examination/beginning";
import { createLog } from "../log";
import { attempts } from "../schema";

const folder = tempFolder();
const place = (name: string) => ({ DATABASE_URL: `file:${join(folder, name)}` });
const attempt = (key: string) => ({ key, since: 0, count: 1 });
const add = (app: App, key: string) => app.write([app.db.insert(attempts).values(attempt(key))]);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a write after the log was deleted under the database is refused, and all before it is saved", async () => {
  const app = testApp({}, place("lost.db"));
  for (let n = 0; n < 5; n += 1) await add(app, `kept-${n}`);
  rmSync(join(folder, "lost.db-wal"));

  await expect(add(app, "after")).rejects.toThrow("so this process stops");
  await expect(add(app, "again")).rejects.toThrow("so this process stops");
  expect((await app.databaseHealth.failed).message).toContain("saved as lost.db.rescued-");
  await app.close();
  const name = readdirSync(folder).find((it) => it.startsWith("lost.db.rescued-")) ?? "";
  using copy = new Database(join(folder, name), { readonly: true });
  const keys = copy.query("select key from attempts order by key").values().flat();
  expect(keys).toEqual(["kept-0", "kept-1", "kept-2", "kept-3", "kept-4"]);
});

test("a log that was deleted while nobody wrote is noticed by itself", async () => {
  const app = testApp({}, place("quiet.db"));
  await add(app, "kept");
  rmSync(join(folder, "quiet.db-wal"));
  expect((await app.databaseHealth.failed).message).toContain("was deleted or replaced");
  await app.close();
});

test("what is no database is refused in a sentence", () => {
  writeFileSync(join(folder, "noise.db"), Buffer.alloc(8192, "noise"));
  expect(() => testApp({}, place("noise.db"))).toThrow("The database is damaged. Stop the server");
});

test("a database that is damaged somewhere inside is refused at the start, and every write to it", async () => {
  const app = testApp({}, place("damaged.db"));
  for (let n = 0; n < 400; n += 1) await add(app, `row-${n}-${"x".repeat(60)}`);
  const [row] = await app.db.all<[number]>(
    sql`select pageno from dbstat where name = 'attempts' and pagetype = 'leaf' limit 1`,
  );
  await app.close();
  const bytes = Buffer.from(await Bun.file(join(folder, "damaged.db")).arrayBuffer());
  bytes.fill(0xee, (Number(row?.[0]) - 1) * 4096 + 40, Number(row?.[0]) * 4096);
  writeFileSync(join(folder, "damaged.db"), bytes);

  const again = testApp({}, place("damaged.db"));
  await expect(startExamination(again, { totalMs: 0, leastMs: 10_000 })()).rejects.toThrow(
    "The database is damaged.",
  );
  await expect(again.write([statement(sql`select 1`)])).rejects.toThrow("coldaisle backup restore");
  await again.close();
});

async function damagedWithin(name: string): Promise<void> {
  const app = testApp({}, place(name));
  await add(app, "kept");
  await app.close();
  const bytes = Buffer.from(await Bun.file(join(folder, name)).arrayBuffer());
  using reader = new Database(join(folder, name), { readonly: true });
  const [[page] = []] = reader
    .query("select rootpage from sqlite_schema where name = 'attempts'")
    .values();
  bytes.fill(0xee, (Number(page) - 1) * 4096 + 40, Number(page) * 4096);
  writeFileSync(join(folder, name), bytes);
}

test("a large database is read through once the server has begun, and refuses every write where it is damaged", async () => {
  await damagedWithin("large.db");
  const again = testApp({}, place("large.db"));
  await startExamination(again, null)();
  expect(again.databaseHealth.fault).toBeNull();
  expect((await again.databaseHealth.failed).message).toContain("The database is damaged.");
  await expect(again.write([statement(sql`select 1`)])).rejects.toThrow("coldaisle backup restore");
  await again.close();
});

const opened = (name: string, isCommand: boolean) => testApp({ isCommand }, place(name));
const sentence = "The database is damaged. Stop the server, then run: coldaisle backup restore";
const bytesOf = (name: string) => Buffer.from(readFileSync(join(folder, name)));

test("a command looks through a database before it works with it, and leaves a damaged one as it was", async () => {
  await damagedWithin("command.db");
  const before = bytesOf("command.db");
  expect(() => opened("command.db", true)).toThrow(sentence);
  expect(bytesOf("command.db").equals(before)).toBe(true);
});

test("what a server found damaged is refused from then on, until it is mended", async () => {
  await testApp({}, place("marked.db")).close();
  const sound = bytesOf("marked.db");
  await damagedWithin("marked.db");
  const server = opened("marked.db", false);
  await startExamination(server, null)();
  await server.databaseHealth.failed;
  await server.close();
  expect(() => opened("marked.db", false)).toThrow(sentence);
  writeFileSync(join(folder, "marked.db"), sound);
  const mended = opened("marked.db", false);
  expect(existsSync(join(folder, "marked.db.damaged"))).toBe(false);
  await add(mended, "again");
  await mended.close();
});

test("no byte of a broken header lets anybody write into what it spoils", async () => {
  await testApp({}, place("header.db")).close();
  const whole = bytesOf("header.db");
  const versionAt = 60;
  for (const [from, to] of [
    [0, 16],
    [16, 18],
    [28, 32],
    [52, 56],
    [versionAt, versionAt + 4],
  ] as const) {
    const broken = Buffer.from(whole).fill(0, from, to);
    if (from === 16 || from === 28) broken.fill(0x5a, from, to);
    if (from === 52) broken.fill(0xff, from, to);
    writeFileSync(join(folder, "header.db"), broken);
    expect(() => opened("header.db", true)).toThrow(sentence);
    expect([from, bytesOf("header.db").equals(broken)]).toEqual([from, true]);
  }
});

test("a server that stops before its database was read through ends that look too", async () => {
  await damagedWithin("stopped.db");
  const log = createLog("silent");
  const again = testApp({ log }, place("stopped.db"));
  await startExamination(again, null)();
  await again.close();
  await Bun.sleep(2500);
  expect(again.databaseHealth.fault).toBeNull();
  expect(log.recent()).toEqual([]);
});

test("a writer that waits for another process leaves the thread to others, and keeps its place", async () => {
  const app = testApp({}, place("held.db"));
  using holder = new Database(join(folder, "held.db"));
  holder.run("begin immediate");
  const order: string[] = [];
  const writes = ["first", "second", "third"].map((key) =>
    add(app, key).then(() => order.push(key)),
  );
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  // While they wait, others have their turn again and again; how soon is the machine's business.
  while (ticks <= 5) await Bun.sleep(20);
  expect(order).toEqual([]);
  holder.run("commit");
  await Promise.all(writes);
  clearInterval(timer);
  expect(order).toEqual(["first", "second", "third"]);
  await app.close();
});
