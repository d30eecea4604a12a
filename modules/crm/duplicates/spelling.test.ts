import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { candidates, foldUmlautsSql } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { testApp } from "@/modules/testing";
import { merging } from "./index";

const written = [
  ["Jörg", "Müller"],
  ["Joerg", "Mueller"],
  ["Jorg", "Muller"],
] as const;

async function threeTimes() {
  const app = testApp();
  const people = [];
  for (const [firstName, lastName] of written)
    people.push(await added(app, { firstName, lastName, location: "Hagen" }));
  await added(app, { firstName: "Joerg", lastName: "Mahler", location: "Hagen" });
  return { app, ids: people.map(({ id }) => id) };
}

test("the finder shows Müller, Mueller and Muller of one town as one, and nobody else", async () => {
  const { app, ids } = await threeTimes();
  const found = await merging.findDuplicates(app, "candidate");
  expect(found.map(({ signs }) => signs)).toEqual(Array(3).fill(["name-place"]));
  expect(new Set(found.flatMap((it) => it.ids))).toEqual(new Set(ids));
  const [pair] = found;
  await merging.keepApart(app, { kind: "candidate", ids: pair?.ids as [string, string] });
  expect(await merging.findDuplicates(app, "candidate")).toHaveLength(2);
});

test("whoever comes with a file is found however a name is spelt there", async () => {
  const { app, ids } = await threeTimes();
  const upTo = await candidates.newestSeq(app);
  const comers = written.map(([firstName, lastName], n) => ({
    n,
    keys: candidates.keysOf({ firstName, lastName, location: "Hagen, DE" }),
  }));
  const matches = await candidates.duplicatesOfMany(app, comers, upTo);
  expect(matches.map(({ n, id }) => `${n} ${id}`).toSorted()).toEqual(
    comers.flatMap(({ n }) => ids.map((id) => `${n} ${id}`)).toSorted(),
  );
});

test("both are answered by the index of spellings, not by reading everybody", async () => {
  const app = testApp();
  const plan = async (question: ReturnType<typeof sql>) =>
    JSON.stringify(await app.db.values(sql`explain query plan ${question}`));
  const key = foldUmlautsSql(sql`c.name_key`);
  expect(
    await plan(sql`select id from candidates c where ${key} = 'muller' and c.place_key = 'hagen'`),
  ).toContain("USING INDEX candidates_spelt (<expr>=? AND place_key=?)");
  expect(
    await plan(sql`select ${key}, c.place_key from candidates c group by ${key}, c.place_key`),
  ).not.toContain("TEMP B-TREE");
});
