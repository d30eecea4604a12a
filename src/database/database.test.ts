import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import { must } from "./index";
import { Failure } from "../errors/index";
import { attempts } from "../schema";

const row = (key: string) => ({ key, since: 0, count: 1 });
const keysIn = async (app: ReturnType<typeof testApp>) =>
  (await app.db.select({ key: attempts.key }).from(attempts)).map(({ key }) => key);

test("of two who change the same row, the second is told that the first was there", async () => {
  const app = testApp();
  await app.write([app.db.insert(attempts).values(row("a"))]);
  const change = () =>
    must(
      app.db
        .update(attempts)
        .set({ count: 2 })
        .where(and(eq(attempts.key, "a"), eq(attempts.count, 1))),
    );
  await app.write([change()]);
  const second = app.write([app.db.insert(attempts).values(row("b")), change()]);
  expect(await second.catch((error: Failure) => error.kind)).toBe("conflict");
  expect(await keysIn(app)).toEqual(["a"]);
});

test("a batch lands whole or not at all, with its news", async () => {
  const app = testApp();
  const news = { type: "told", data: {} };
  const twice = [
    app.db.insert(attempts).values(row("x")),
    app.db.insert(attempts).values(row("x")),
  ];
  await expect(app.write(twice, news)).rejects.toThrow("This already exists");
  expect(await keysIn(app)).toEqual([]);
  expect(await app.db.$count(attempts)).toBe(0);
});

test("two connections that write at once wait for one another instead of failing", async () => {
  const database = { DATABASE_URL: `file:${join(tempFolder(), "shared.db")}` };
  const [one, other] = [testApp({}, database), testApp({}, database)];
  const writes = [one, other].flatMap((app, n) =>
    Array.from({ length: 50 }, (_, k) =>
      app.write([app.db.insert(attempts).values(row(`${n}-${k}`))]),
    ),
  );
  await Promise.all(writes);
  expect(await one.db.$count(attempts)).toBe(100);
  await Promise.all([one.close(), other.close()]);
});

test("while another process holds the file for long, a writer waits its turn", async () => {
  const path = join(tempFolder(), "held.db");
  const app = testApp({}, { DATABASE_URL: `file:${path}` });
  const holder = new Worker(
    URL.createObjectURL(
      new Blob([
        `import { Database } from "bun:sqlite";
         const held = new Database(${JSON.stringify(path)});
         held.run("begin immediate"); postMessage("held");
         setTimeout(() => { held.run("commit"); held.close(); }, 150);`,
      ]),
    ),
  );
  await new Promise((held) => (holder.onmessage = held));
  await app.write([app.db.insert(attempts).values(row("after"))]);
  expect(await keysIn(app)).toEqual(["after"]);
  holder.terminate();
  await app.close();
});

test("what was deleted is not left in the file", async () => {
  const path = join(tempFolder(), "erased.db");
  const app = testApp({}, { DATABASE_URL: `file:${path}` });
  const secret = "marker-of-a-person-who-left";
  await app.write([app.db.insert(attempts).values(row(secret))]);
  await app.write([app.db.delete(attempts).where(eq(attempts.key, secret))]);
  await app.close();
  const sqlite = new Database(path);
  sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)");
  sqlite.close();
  expect(await Bun.file(path).text()).not.toContain(secret);
});
