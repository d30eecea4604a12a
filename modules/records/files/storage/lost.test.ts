import { afterAll, expect, test } from "bun:test";
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { serveStorage } from "@/modules/platform/backups/standin.testing";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { quickChecks } from "@/src/doctor";
import { contentPath, sha256 } from "@/src/files";
import { claimStore, refuseForeignStore } from "@/src/installation/store-ownership";
import { filed, fileOf } from "../fixtures";
import { files } from "../index";

const storage = serveStorage();
afterAll(storage.stop);
const bucket = {
  FILES_URL: `s3://backups/files?endpoint=${storage.address.baseUrl}`,
  S3_ACCESS_KEY_ID: storage.address.accessKeyId,
  S3_SECRET_ACCESS_KEY: storage.address.secretAccessKey,
};

/** An installation in its folder, so many days from now, when everything that lies there is old. */
function at(folder: string, days = 2, more = {}): App {
  const file = { DATABASE_URL: `file:${join(folder, "coldaisle.db")}`, DATA_DIR: folder };
  return testApp({ now: () => new Date(Date.now() + days * dayMs) }, { ...file, ...more });
}

/** With an account and so many files of one person. */
async function furnished(folder: string, many: number, more = {}): Promise<App> {
  const app = at(folder, 0, more);
  await refuseForeignStore(app);
  await signedIn(app);
  const { id } = await added(app);
  for (let n = 0; n < many; n += 1) await filed(app, id, fileOf(`paper ${n}`, `${n}.txt`));
  return app;
}

const lying = async ({ store }: App) =>
  (await Array.fromAsync(store.encrypted.entries("files/"))).length;

test.each(["gone", "of 0 bytes"])(
  "where an installation has been, a database that is %s is not begun anew, and nothing is touched",
  async (state) => {
    const folder = tempFolder();
    await (await furnished(folder, 3)).close();
    const database = join(folder, "coldaisle.db");
    if (state === "gone") rmSync(database);
    else truncateSync(database, 0);
    for (const part of ["wal", "shm"]) rmSync(`${database}-${part}`, { force: true });
    expect(() => at(folder)).toThrow(
      /an installation has been here \(files.*backup restore latest/,
    );
    expect(existsSync(database)).toBe(state !== "gone");
  },
);

test.each([
  "backups/one.backup",
  "erased.jsonl",
  "audit.head",
  "coldaisle.db-wal",
  "coldaisle.db.before-9-1",
])("%s alone says that an installation has been there", (trace) => {
  const folder = tempFolder();
  mkdirSync(join(folder, "backups"));
  writeFileSync(join(folder, trace), "something");
  expect(() => at(folder)).toThrow("nothing was started");
});

test("a first start may find its key, its folders and its disk's own, but no empty database", async () => {
  const folder = tempFolder();
  for (const name of ["files", "backups", "lost+found"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "secret.key"), "x".repeat(64));
  await at(folder).close();
  const other = tempFolder();
  writeFileSync(join(other, "coldaisle.db"), "");
  expect(() => at(other)).toThrow("has 0 bytes");
});

test("a database that never knew the bucket is refused at the start, and its night takes nothing away there", async () => {
  storage.files.clear();
  const right = await furnished(tempFolder(), 3, bucket);
  const mistyped = at(tempFolder(), 2, bucket);
  await expect(refuseForeignStore(mistyped)).rejects.toThrow("belong to another database");
  await signedIn(mistyped);
  await expect(files.clearStrays(mistyped)).rejects.toThrow("nothing of them is deleted");
  await expect(files.clearConfirmed(mistyped, 3)).rejects.toThrow("nothing of them is deleted");
  expect(await lying(right)).toBe(3);
  const [check] = (await quickChecks(mistyped)).filter(({ name }) => name === "file storage");
  expect(check?.says).toContain("coldaisle files claim");
  await refuseForeignStore(right);
  await files.claim(mistyped);
  await refuseForeignStore(mistyped);
  await Promise.all([right.close(), mistyped.close()]);
});

test("files of the time before there was a mark are taken for own ones only where rows hold some of them", async () => {
  storage.files.clear();
  const right = await furnished(tempFolder(), 3, bucket);
  await right.store.plain.remove("installation.id");
  const mistyped = at(tempFolder(), 2, bucket);
  await expect(refuseForeignStore(mistyped)).rejects.toThrow("belong to another database");
  await expect(files.clearStrays(mistyped)).rejects.toThrow("nothing of them is deleted");
  expect(await files.clearStrays(right)).toBe(0);
  expect(await right.store.plain.has("installation.id")).toBe(true);
  await Promise.all([right.close(), mistyped.close()]);
});

test("more than usual is put away only for whoever names the number, and comes back with the rows for a week", async () => {
  const folder = tempFolder();
  const app = await furnished(folder, 1);
  for (let n = 0; n < 30; n += 1) await app.files.keep(Buffer.from(`nobody's ${n}`), "txt");
  const [later, next] = [at(folder), at(folder, 10)];
  await expect(files.clearStrays(later)).rejects.toThrow("30 of 31 stored files");
  await expect(files.lookAtFiles(later)).rejects.toThrow("files strays --confirm 30");
  await expect(files.clearConfirmed(later, 29)).rejects.toThrow("Nothing was deleted");
  expect(await lying(app)).toBe(31);
  expect(await files.clearConfirmed(later, 30)).toBe(30);
  expect(await lying(app)).toBe(1);
  const { id } = await added(app);
  await filed(app, id, fileOf("nobody's 7", "7.txt"));
  const content = `${sha256(Buffer.from("nobody's 7"))}.txt`;
  await app.store.encrypted.remove(contentPath(content));
  await files.clearStrays(later);
  expect(await app.files.has(content)).toBe(true);
  await files.clearStrays(next);
  expect(await Array.fromAsync(app.store.encrypted.entries("files.strays-"))).toEqual([]);
  await Promise.all([app, later, next].map((it) => it.close()));
});

test("a store is marked once", async () => {
  const app = testApp();
  expect(await claimStore(app)).toBe(await claimStore(app));
});
