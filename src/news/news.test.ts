import { expect, test } from "bun:test";
import { join } from "node:path";
import { z } from "zod";
import { noon, tempFolder, testApp } from "@/modules/testing";
import { createLog } from "../log";
import { news } from "../schema";

const Told = z.object({ type: z.literal("told"), data: z.object({ n: z.number() }) });
const told = (n: number) => ({ type: "told" as const, data: { n } });
const oneFile = () => ({ DATABASE_URL: `file:${join(tempFolder(), "news.db")}` });

function listening(app: ReturnType<typeof testApp>) {
  const heard: number[] = [];
  app.subscribe(Told, ({ data }) => heard.push(data.n));
  return heard;
}

test("two processes on one database hear each other's news within a second, once and in order", async () => {
  const file = oneFile();
  const [one, other] = [testApp({}, file), testApp({}, file)];
  const heard = [one, other, other].map(listening);
  await Bun.sleep(20);
  for (let n = 0; n < 40; n += 1) await (n % 2 ? one : other).publish(told(n));
  await Bun.sleep(900);
  const inOrder = Array.from({ length: 40 }, (_, n) => n);
  expect(heard).toEqual([inOrder, inOrder, inOrder]);
  await Promise.all([one.close(), other.close()]);
});

test("news of the own process is heard before the write returns", async () => {
  const app = testApp();
  const heard = listening(app);
  await app.publish(told(1), told(2));
  expect(heard).toEqual([1, 2]);
});

test("news of a refused write is heard by nobody", async () => {
  const app = testApp();
  const heard = listening(app);
  const row = { type: "x", data: {}, at: noon.toISOString(), seq: 1 };
  const twice = [app.db.insert(news).values(row), app.db.insert(news).values(row)];
  await expect(app.write(twice, told(1))).rejects.toThrow();
  await app.publish(told(2));
  expect(heard).toEqual([2]);
});

test("whoever begins to listen hears only what comes", async () => {
  const app = testApp();
  await app.publish(told(1));
  const heard = listening(app);
  await app.publish(told(2));
  expect(heard).toEqual([2]);
});

test("whoever leaves hears no more", async () => {
  const app = testApp();
  const heard: number[] = [];
  const leave = app.subscribe(Told, ({ data }) => heard.push(data.n));
  await app.publish(told(1));
  leave();
  await app.publish(told(2));
  expect(heard).toEqual([1]);
});

test("a listener that stumbles keeps nobody from this news or the next, and is logged", async () => {
  const lines: string[] = [];
  const app = testApp({ log: createLog("error", (line) => lines.push(line)) });
  app.subscribe(Told, () => {
    throw new Error("personal words");
  });
  const heard = listening(app);
  await app.publish(told(1));
  await app.publish(told(2));
  expect(heard).toEqual([1, 2]);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toContain("personal words");
});

test("a reader that fails once reads on from the same place", async () => {
  const app = testApp();
  const heard = listening(app);
  await app.publish(told(1));
  await app.write([{ toSQL: () => ({ sql: "alter table news rename to away", params: [] }) }]);
  await app.publish(told(0)).catch(() => {});
  await Bun.sleep(350);
  await app.write([{ toSQL: () => ({ sql: "alter table away rename to news", params: [] }) }]);
  await app.publish(told(2));
  expect(heard).toEqual([1, 2]);
});

test("news is kept for a day, not for ever", async () => {
  let now = noon;
  const app = testApp({ now: () => now });
  await app.publish(told(1));
  now = new Date(noon.getTime() + 24 * 60 * 60 * 1000 + 1);
  await app.publish(told(2));
  expect((await app.db.select().from(news)).map(({ data }) => data)).toEqual([{ n: 2 }]);
});

test("a command that fails before it could listen ends quietly", async () => {
  const app = testApp();
  const unseen: unknown[] = [];
  const note = (error: unknown) => void unseen.push(error);
  process.on("unhandledRejection", note);
  app.subscribe(Told, () => {});
  await app.close();
  await Bun.sleep(10);
  process.off("unhandledRejection", note);
  expect(unseen).toEqual([]);
});
