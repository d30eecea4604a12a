import { beforeAll, expect, test } from "bun:test";
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates as people } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { namesToKeep } from "./plan/rules";
import { request, signedIn, testApp } from "@/modules/testing";
import { acquireLease } from "@/src/database/leases";
import { built, installation } from "./fixtures";
import { manifestOf, refuseDamage } from "./format/pieces";
import { backups } from "./index";
import { refuseNoRoom, signingKeyOf } from "./storage/storage";

beforeAll(built);

const some = (n: number) => Array.from({ length: n }, () => person());
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a backup is read back before it gets its name, holds every row and file, and is written down", async () => {
  const { folder, open } = installation();
  const app = open();
  await people.addAll(app, some(5));
  await app.files.keep(bytesOf("a paper"), "txt");
  const backup = await backups.createAndWait(app);
  expect(backup).toMatchObject({ damage: null, files: 1, isEncrypted: false });
  expect(backup.verifiedAt).toBe(app.now().toISOString());
  expect(readdirSync(join(folder, "backups", ".work"))).toEqual([]);
  expect((await audit.latest(app))[0]).toMatchObject({ action: "backup.created" });
  expect(await backups.overview(app)).toMatchObject({
    ...{ run: { state: "done", progress: 100 }, last: { name: backup.name }, isLate: false },
  });
  expect(await backups.verifyAndWait(app, backup.name)).toMatchObject({ damage: null });
  await app.close();
});

test("T-CORRUPT: a backup of which one bit is another is never taken for whole", async () => {
  const { folder, open } = installation();
  const app = open();
  await people.addAll(app, some(3));
  await app.files.keep(bytesOf("a paper"), "txt");
  const { name } = await backups.createAndWait(app);
  const path = join(folder, "backups", name);
  const bytes = readFileSync(path);
  const key = signingKeyOf(app.config);
  const flips = 500;
  let found = 0;
  for (let n = 0; n < flips; n += 1) {
    // Spread over the whole file, and one in each of the last bytes, where the manifest and its signature lie.
    const at = n < 100 ? bytes.length - 1 - n : Math.floor((n * 7919 * 104_729) % bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (n % 8));
    writeFileSync(path, bytes);
    try {
      refuseDamage(path, manifestOf(path, { key }), () => {});
    } catch {
      found += 1;
    }
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (n % 8));
  }
  const other = { key: "of another installation" };
  expect(() => manifestOf(path, other)).toThrow("signature");
  expect(manifestOf(path, { ...other, isUnsigned: true })).toMatchObject({ name });
  console.log(
    `T-CORRUPT: ${found} of ${flips} flipped bits found in a backup of ${bytes.length} bytes`,
  );
  expect(found).toBe(flips);

  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  await expect(backups.verifyAndWait(app, name)).rejects.toThrow("damaged");
  expect(await backups.find(app, name)).toMatchObject({ verifiedAt: null });
  expect(await backups.last(app)).toBeNull();
  await app.close();
});

test("with a key a backup shows nothing of what is in it, and opens with that key only", async () => {
  const { folder, open } = installation({ BACKUP_KEY: "a passphrase that is long" });
  const app = open();
  await people.addAll(app, [person({ lastName: "Canary4711" })]);
  await app.files.keep(bytesOf("Canary4711 in a paper"), "txt");
  const { name, isEncrypted } = await backups.createAndWait(app);
  expect(isEncrypted).toBe(true);
  const path = join(folder, "backups", name);
  // Not even how it is compressed can be seen: no piece begins as zstd does.
  expect(readFileSync(path).includes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))).toBe(false);
  const other = { ...app, config: { ...app.config, BACKUP_KEY: "a passphrase of others" } };
  await expect(backups.verifyAndWait(other, name)).rejects.toThrow("another key");
  const { BACKUP_KEY: _, ...open_ } = app.config;
  await expect(backups.verifyAndWait({ ...app, config: open_ }, name)).rejects.toThrow("encrypted");
  expect(await backups.find(app, name)).toMatchObject({ damage: null });
  await app.close();
});

test("of two that begin at once the second is told so, and one that was killed is not taken for one at work", async () => {
  const { open } = installation();
  const app = open();
  const first = backups.createAndWait(app);
  await expect(backups.createAndWait(app)).rejects.toMatchObject({ kind: "busy", exitCode: 75 });
  expect(await first).toMatchObject({ damage: null });
  expect(await backups.list(app)).toHaveLength(1);
  await acquireLease(app, "backup", 60_000);
  await expect(backups.createAndWait(app)).rejects.toMatchObject({ kind: "busy" });
  await app.close();
});

test("seven days, four weeks and three months are kept, and nothing beyond what is promised but the only one", () => {
  const day = 86_400_000;
  const now = new Date("2026-03-31T12:00:00.000Z");
  const ages = [...Array.from({ length: 90 }, (_, n) => n), 0.1, 0.2];
  const made = ages.map((age) => {
    const createdAt = new Date(now.getTime() - age * day - 1000).toISOString();
    return { name: `${age}`, createdAt };
  });
  const keeping = { daily: 7, weekly: 4, monthly: 3, mostDays: 30 };
  const of = (those: typeof made, with_ = keeping) =>
    [...namesToKeep(those, with_, now)].map(Number).toSorted((a, b) => a - b);
  // 2026-03-31 is a Tuesday: weeks end on the 29th, 22nd and 15th; February is gone by 28 days and the promise.
  expect(of(made)).toEqual([0, 0.1, 0.2, 1, 2, 3, 4, 5, 6, 9, 16]);
  expect(of(made, { ...keeping, mostDays: 92 })).toEqual([
    0, 0.1, 0.2, 1, 2, 3, 4, 5, 6, 9, 16, 31, 59,
  ]);
  expect(of(made.filter(({ name }) => Number(name) > 40))).toEqual([41]);
});

test("a backup goes once its time is over and there is a newer one, and that is written down", async () => {
  const { open } = installation();
  const clock = { at: new Date("2026-01-01T01:00:00.000Z") };
  const app = open({ now: () => clock.at });
  await backups.createAndWait(app);
  clock.at = new Date("2026-02-15T01:00:00.000Z");
  expect(await backups.overview(app)).toMatchObject({ isLate: true });
  const { name } = await backups.createAndWait(app);
  expect((await backups.list(app)).map((it) => it.name)).toEqual([name]);
  expect((await audit.latest(app))[0]).toMatchObject({ action: "backup.ended" });
  await app.close();
});

test("only administrators see, make and take backups, and nothing leaves the folder by a name", async () => {
  const { open } = installation();
  const app = open();
  const { ask } = await signedIn(app);
  const started = await ask("POST", "/api/admin/backup");
  expect([started.status, (await started.json()).state]).toEqual([202, "active"]);
  for (let run = "active"; run === "active"; await Bun.sleep(20)) {
    run = (await (await ask("GET", "/api/admin/backups")).json()).run.state;
  }
  const { backups: all } = await (await ask("GET", "/api/admin/backups")).json();
  const at = `/api/admin/backups/${all[0].name}`;
  const file = await ask("GET", `${at}/content`);
  expect(file.headers.get("content-disposition")).toContain(all[0].name);
  expect((await file.arrayBuffer()).byteLength).toBe(all[0].bytes);
  for (const name of ["..%2Fcoldaisle.db", ".work", "coldaisle-x.backup"]) {
    expect((await ask("GET", `/api/admin/backups/${name}/content`)).status).toBe(404);
  }
  const { ask: asRecruiter } = await signedIn(app, "recruiter");
  expect((await asRecruiter("POST", "/api/admin/backup")).status).toBe(403);
  expect((await request(app, "GET", `${at}/content`)).status).toBe(401);
  expect((await ask("DELETE", at)).status).toBe(204);
  expect(await backups.list(app)).toEqual([]);
  const actions = (await audit.latest(app)).map(({ action }) => action);
  expect(actions.filter((it) => it.startsWith("backup."))).toEqual([
    ...["backup.removed", "backup.downloaded", "backup.created"],
  ]);
  await app.close();
});

test("a database that is damaged itself, be it in one index, makes no backup", async () => {
  const { database, open } = installation();
  const before = open();
  await people.addAll(before, some(3));
  const root = sql`select rootpage from sqlite_schema where name = 'candidates_created'`;
  const [[page] = [1]] = await before.db.all<[number]>(root);
  const [[size] = [0]] = await before.db.all<[number]>(sql`pragma page_size`);
  await before.db.all(sql`pragma wal_checkpoint(truncate)`);
  await before.close();
  const file = openSync(database, "r+");
  writeSync(file, Buffer.alloc(64, 7), 0, 64, (page - 1) * size + size - 64);
  closeSync(file);
  const app = open();
  await expect(backups.createAndWait(app)).rejects.toThrow("database is damaged");
  expect(await backups.list(app)).toEqual([]);
  await app.close();
});

test("a disk with too little room says so before anything is written", async () => {
  const { open } = installation();
  const app = open();
  await expect(refuseNoRoom(app.config, 1e15)).rejects.toMatchObject({ kind: "full" });
  await app.close();
});

test("a database in memory says that it has no backup", async () => {
  const app = testApp();
  await expect(backups.createAndWait(app)).rejects.toThrow("in-memory");
  expect((await backups.overview(app)).obstacle).toContain("in-memory");
});
