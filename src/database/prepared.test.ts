import { expect, test } from "bun:test";
import { eq, gt, sql } from "drizzle-orm";
import { testApp } from "@/modules/testing";
import { prepared } from "./prepared";
import { decoded } from "./row-mapper";
import { attempts, leases, news } from "../schema";

const since = prepared((db, shape: { isMany: boolean }) =>
  db
    .select({ own: { key: attempts.key, n: attempts.count }, twice: sql<number>`count * 2` })
    .from(attempts)
    .where((shape.isMany ? gt : eq)(attempts.count, sql.placeholder("count"))),
);
const row = (key: string, count: number) => ({ key, since: 0, count });

test("a question is asked again with other values and in another shape", async () => {
  const { db, write } = testApp();
  await write([db.insert(attempts).values([row("a", 1), row("b", 2), row("c", 3)])]);
  expect(await since(db, { count: 2 }, { isMany: false })).toEqual([
    { own: { key: "b", n: 2 }, twice: 4 },
  ]);
  expect(await since(db, { count: 1 }, { isMany: true })).toHaveLength(2);
  expect(await since(db, { count: 2 }, { isMany: true })).toHaveLength(1);
});

test("two databases never share an answer", async () => {
  const [one, other] = [testApp(), testApp()];
  await one.write([one.db.insert(attempts).values(row("a", 1))]);
  expect(await since(one.db, { count: 1 }, { isMany: false })).toHaveLength(1);
  expect(await since(other.db, { count: 1 }, { isMany: false })).toEqual([]);
});

test("rows are read as drizzle reads them: JSON is opened, a joined row may be missing", async () => {
  const { db, write } = testApp();
  await write([db.insert(news).values({ type: "told", data: { ids: ["x"] }, at: "2026" })]);
  const all = prepared((db) => db.select().from(news).leftJoin(leases, eq(leases.name, news.type)));
  const plain = prepared((db) => db.select().from(news));
  const direct = await db.select().from(news);
  expect(direct[0]?.data).toEqual({ ids: ["x"] });
  expect(await plain(db, {})).toEqual(direct);
  expect(await all(db, {})).toEqual([{ news: direct[0], leases: null }] as never);
});

test("named fields are read as drizzle reads them, in groups, by functions and from joined tables", async () => {
  const { db, write } = testApp();
  await write([db.insert(news).values({ type: "told", data: { ids: ["x"] }, at: "2026" })]);
  await write([db.insert(leases).values({ name: "told", owner: "me", expiresAt: "2027" })]);
  const upper = () => decoded(sql`${news.type}`, (text: string) => text.toUpperCase());
  const inner = (it: typeof db) =>
    it
      .select({ news, lease: { name: leases.name, type: upper() }, own: upper(), data: news.data })
      .from(news)
      .innerJoin(leases, eq(leases.name, news.type));
  const outer = (it: typeof db) =>
    it
      .select({ news: { at: news.at, type: upper() }, lease: leases })
      .from(news)
      .leftJoin(leases, eq(leases.name, sql.placeholder("name")));
  expect(await prepared(inner)(db, {})).toEqual(await inner(db));
  expect((await prepared(inner)(db, {}))[0]?.own).toBe("TOLD");
  for (const name of ["told", "other"]) {
    expect(await prepared(outer)(db, { name })).toEqual(
      await outer(db).prepare().execute({ name }),
    );
  }
});

test("many more statements than are kept are each answered", async () => {
  const { db } = testApp();
  for (let n = 0; n < 450; n += 1) {
    const rows = await db
      .select({ n: sql<number>`${sql.identifier(`n${n}`)}` })
      .from(sql`(select ${n} as ${sql.identifier(`n${n}`)})`);
    expect(rows).toEqual([{ n }]);
  }
});
