import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import { attempts } from "../schema";
import { startCheckpoints } from "./checkpoints";

test("what is written gets from the log into the file beside the commits, and nothing is lost", async () => {
  const path = join(tempFolder(), "busy.db");
  const app = testApp({}, { DATABASE_URL: `file:${path}` });
  const beside = startCheckpoints(app, { endAfterMs: 60_000, fewPages: 1 });
  const key = (n: number) => `${n}-${"x".repeat(200)}`;
  for (let n = 0; n < 300; n += 1) {
    await app.write([app.db.insert(attempts).values({ key: key(n), since: 0, count: 1 })]);
  }
  expect(await app.db.all<[number]>(sql`pragma wal_autocheckpoint`)).toEqual([[10_000]]);
  const pages = async () => (await app.db.all<number[]>(sql`pragma wal_checkpoint(noop)`))[0];
  let [, inLog = 0, moved = 0] = (await pages()) ?? [];
  for (let wait = 0; wait < 100 && moved < inLog; wait += 1) {
    await Bun.sleep(50);
    [, inLog = 0, moved = 0] = (await pages()) ?? [];
  }
  expect([inLog > 0, moved]).toEqual([true, inLog]);
  await beside.stop();
  await app.close();
  const again = testApp({}, { DATABASE_URL: `file:${path}` });
  expect(await again.db.$count(attempts)).toBe(300);
  await again.close();
});

test("once nobody has written for a while SQLite keeps no pages, and is asked for that once", async () => {
  const app = testApp({}, { DATABASE_URL: `file:${join(tempFolder(), "quiet.db")}` });
  const asked: number[] = [];
  const all: typeof app.db.all = (question) => {
    if (textOf(question).includes("shrink_memory")) asked.push(performance.now());
    return app.db.all(question);
  };
  const beside = startCheckpoints(
    { ...app, db: Object.assign(Object.create(app.db), { all }) },
    { endAfterMs: 500, fewPages: 1 },
  );
  const write = () => app.write([app.db.insert(attempts).values({ key: "a", since: 0, count: 1 })]);
  await write();
  const wrote = performance.now();
  for (let wait = 0; wait < 200 && asked.length === 0; wait += 1) await Bun.sleep(50);
  expect(asked.map((at) => at - wrote > 500)).toEqual([true]);
  await Bun.sleep(2200);
  expect(asked).toHaveLength(1);
  await beside.stop();
  await app.close();
});

test("no thread begins for a few pages in the log, and all of them are moved once they are many", async () => {
  const path = join(tempFolder(), "few.db");
  const app = testApp({}, { DATABASE_URL: `file:${path}` });
  const beside = startCheckpoints(app);
  const write = (key: string) =>
    app.write([app.db.insert(attempts).values({ key, since: 0, count: 1 })]);
  const moved = async () =>
    (await app.db.all<number[]>(sql`pragma wal_checkpoint(noop)`))[0]?.[2] ?? 0;
  await write("few");
  await Bun.sleep(2500);
  expect(await moved()).toBe(0);
  for (let n = 0; n < 300; n += 1) await write(`${n}`);
  for (let wait = 0; wait < 200 && (await moved()) === 0; wait += 1) await Bun.sleep(50);
  expect(await moved()).toBeGreaterThan(300);
  await beside.stop();
  await app.close();
});

const textOf = (question: Parameters<ReturnType<typeof testApp>["db"]["all"]>[0]) =>
  typeof question === "string" ? question : JSON.stringify(question.getSQL().queryChunks);
