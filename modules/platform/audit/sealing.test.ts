import { expect, test } from "bun:test";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { testApp } from "@/modules/testing";
import { audit } from "./index";

const rows = 24;
const sealedEvery = 6;

const auditEntry = (n: number) => ({
  action: "tried",
  entityType: "test",
  entityId: `record ${n}`,
  details: { n },
});

/** A trail of four sealed stretches, its seals noted, and a hand that no trigger holds back. */
async function trail() {
  const app = testApp();
  for (let n = 1; n <= rows; n += 1) {
    await app.write([audit.entry(app, auditEntry(n))]);
    if (n % sealedEvery === 0) await audit.seal(app);
  }
  const triggers = ["audit_no_update", "audit_no_delete"];
  const sealTriggers = ["audit_seals_no_update", "audit_seals_no_delete"];
  for (const name of [...triggers, ...sealTriggers])
    await force(app, sql`drop trigger ${sql.identifier(name)}`);
  await force(app, sql`create table kept as select * from audit_entries`);
  await force(app, sql`create table kept_seals as select * from audit_seals`);
  return app;
}

const force = (app: App, ...deeds: SQL[]) => app.write(deeds.map(statement));

const mend = (app: App) =>
  force(
    app,
    sql`delete from audit_entries`,
    sql`insert into audit_entries select * from kept`,
    sql`delete from audit_seals`,
    sql`insert into audit_seals select * from kept_seals`,
    sql`update sqlite_sequence set seq = ${rows} where name = 'audit_entries'`,
  );

const everyRow = Array.from({ length: rows }, (_, n) => n + 1);
const move = (from: number, to: number) =>
  sql`update audit_entries set seq = ${to} where seq = ${from}`;

test("a trail that nobody touched is whole, and all of it lies under seals", async () => {
  const app = await trail();
  expect(await audit.verifyTrail(app)).toMatchObject({
    isWhole: true,
    entries: rows,
    sealed: rows,
    anchor: "holds",
    findings: [],
  });
  await app.write([audit.entry(app, auditEntry(rows + 1))]);
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: true, sealed: rows });
});

test("every edit of every row is found, and in which row it is", async () => {
  const app = await trail();
  const edits = ["at", "actor_id", "actor_name", "action", "entity_type", "entity_id", "stamp"];
  let found = 0;
  for (const seq of everyRow) {
    for (const column of [...edits, "details"]) {
      const name = sql.identifier(column);
      await force(app, sql`update audit_entries set ${name} = '"other"' where seq = ${seq}`);
      const { isWhole, findings } = await audit.verifyTrail(app);
      if (!isWhole && findings.some((it) => it.from === seq)) found += 1;
      await force(
        app,
        sql`update audit_entries set ${name} = (select ${name} from kept where seq = ${seq}) where seq = ${seq}`,
      );
    }
  }
  expect(found).toBe(rows * 8);
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: true });
});

const wrongs: [what: string, wrong: (seq: number) => SQL[]][] = [
  ["deleted", (seq) => [sql`delete from audit_entries where seq = ${seq}`]],
  [
    "deleted, those behind it moved up",
    (seq) => [
      sql`delete from audit_entries where seq = ${seq}`,
      ...everyRow.slice(seq).map((later) => move(later, later - 1)),
    ],
  ],
  [
    "cut, the count of rows set back",
    (seq) => [
      sql`delete from audit_entries where seq >= ${seq}`,
      sql`update sqlite_sequence set seq = ${seq - 1} where name = 'audit_entries'`,
    ],
  ],
  [
    "cut together with their seals",
    (seq) => [
      sql`delete from audit_entries where seq >= ${seq}`,
      sql`delete from audit_seals where up_to >= ${seq}`,
      sql`update sqlite_sequence set seq = ${seq - 1} where name = 'audit_entries'`,
    ],
  ],
  ["moved", (seq) => [move(seq, 1000), move((seq % rows) + 1, seq), move(1000, (seq % rows) + 1)]],
  [
    "inserted as a copy",
    (seq) => [
      sql`insert into audit_entries select ${rows + 1}, at, actor_id, actor_name, action,
          entity_type, entity_id, details, stamp from kept where seq = ${seq}`,
    ],
  ],
  [
    "inserted without a stamp",
    (seq) => [
      sql`insert into audit_entries (at, actor_name, action, entity_type, details)
          values ('2026-01-01', 'user', ${`forged ${seq}`}, 'test', '{}')`,
    ],
  ],
  [
    "passed off as older than the seals",
    () => [sql`update audit_entries set stamp = ''`, sql`delete from audit_seals`],
  ],
];

test.each(wrongs)("rows that were %s are found, whichever they are", async (_, wrong) => {
  const app = await trail();
  let found = 0;
  for (const seq of everyRow) {
    await force(app, ...wrong(seq));
    if (!(await audit.verifyTrail(app)).isWhole) found += 1;
    await mend(app);
    expect((await audit.verifyTrail(app)).isWhole).toBe(true);
  }
  expect(found).toBe(rows);
});

test("a seal that was changed or taken out is found", async () => {
  const app = await trail();
  for (const seal of [6, 12, 18, 24]) {
    await force(app, sql`delete from audit_seals where up_to = ${seal}`);
    expect([seal, (await audit.verifyTrail(app)).isWhole]).toEqual([seal, false]);
    await mend(app);
    await force(app, sql`update audit_seals set mac = 'mine' where up_to = ${seal}`);
    expect([seal, (await audit.verifyTrail(app)).isWhole]).toEqual([seal, false]);
    await mend(app);
  }
});

test("what an older database holds is sealed once, and then can no more be changed unnoticed", async () => {
  const app = await trail();
  rmSync(join(app.config.DATA_DIR, "audit.head"));
  await force(app, sql`update audit_entries set stamp = ''`, sql`delete from audit_seals`);
  await audit.seal(app);
  await app.write([audit.entry(app, auditEntry(rows + 1))]);
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: true, sealed: rows });
  await force(app, sql`update audit_entries set action = 'another' where seq = 3`);
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: false });
});

test("a trail brought back from a backup is not sealed until somebody says that it is the one", async () => {
  const app = await trail();
  const head = join(app.config.DATA_DIR, "audit.head");
  const noted = readFileSync(head, "utf8");
  writeFileSync(head, noted.replace('"upTo":24', '"upTo":30'));
  await app.write([audit.entry(app, auditEntry(rows + 1))]);
  await expect(audit.seal(app)).rejects.toThrow("external seal is missing");
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: false, anchor: "lost" });
  await audit.anchor(app);
  expect(await audit.verifyTrail(app)).toMatchObject({ isWhole: true, anchor: "holds" });
  expect(await audit.latest(app, 1)).toMatchObject([
    { action: "audit.anchored", details: { wasUpTo: 30 } },
  ]);
});

test("another installation's key opens none of it", async () => {
  const app = await trail();
  const stranger = { ...app, config: { ...app.config, SECRET_KEY: "x".repeat(32) } };
  expect(await audit.verifyTrail(stranger)).toMatchObject({ isWhole: false });
});
