import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { signedIn, testApp, holders } from "./testing";

/** Names that columns with personal data have; ids of people count, names of things do not. */
const personal =
  /^(user_id|candidate_id|contact_id|record_id|email|phone|first_name|last_name|username|address|born)/;

test("every table with personal columns has a holder that can show and forget it", async () => {
  const app = testApp();
  const tables = await app.db.all<[table: string, column: string]>(sql`
    select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`);
  const found = new Set(
    tables.filter(([, column]) => personal.test(column)).map(([table]) => table),
  );
  const held = new Set(holders.flatMap((holder) => holder.tables));

  expect([...found].filter((table) => !held.has(table))).toEqual([]);
  expect([...held].filter((table) => !found.has(table))).toEqual([]);
});

test("an export of a person shows no secret, and an erased person is nowhere", async () => {
  const app = testApp();
  await signedIn(app);
  const { user, as, ask } = await signedIn(app, "recruiter");
  await ask("POST", "/api/jobs/create-samples");
  const subject = { type: "user" as const, id: user.id };

  const shown = JSON.stringify(await Promise.all(holders.map((it) => it.collect(as, subject))));
  expect(shown).toContain(user.email);
  expect(shown).not.toContain("argon2");

  for (const holder of holders) {
    const { writes, news } = await holder.erase(as, subject);
    await app.write(writes, ...news);
  }
  const rows = await app.db.all<[string]>(sql`select name from sqlite_schema where type = 'table'`);
  for (const [table] of rows.filter(([name]) => !/^sqlite_|search/.test(name))) {
    const all = JSON.stringify(await app.db.all(sql`select * from ${sql.identifier(table)}`));
    expect(all).not.toContain(user.email);
    expect(all).not.toContain(user.username);
  }
});

test("the only administrator cannot be erased", async () => {
  const app = testApp();
  const { user, as } = await signedIn(app);
  const erasing = holders.map((it) => it.erase(as, { type: "user", id: user.id }));
  expect(Promise.all(erasing)).rejects.toThrow("The only administrator can't be erased.");
});
