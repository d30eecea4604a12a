import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import { gdpr } from "../index";
import { filesWith, mark } from "../marking.testing";

test("what a page still holds in a gap goes with the person: the file is written anew", async () => {
  const folder = tempFolder();
  const path = join(folder, "house.db");
  const app = testApp({}, { DATA_DIR: folder, DATABASE_URL: `file:${path}` });
  const { as } = await signedIn(app);
  const { id } = await added(app, { firstName: mark, email: `${mark}@example.com` });
  // SQLite leaves old bytes in a gap when it moves cells between pages; here they are put there on purpose.
  const careless = new Database(path);
  careless.run("pragma secure_delete = off");
  careless.run("create table moved (words text)");
  careless.run("insert into moved values (?)", [`${mark} ${mark}@example.com`]);
  careless.run("delete from moved");
  careless.close();

  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "candidate", entityId: id, reason: "They asked for it" },
  });
  await gdpr.identify(as, erasure.id, "in-person");
  const name = erasure.name ?? "";
  const done = await gdpr.confirm(as, { id: erasure.id, name, now: true });
  expect(done.receipt).toMatchObject({ residue: 0 });
  expect(await filesWith(folder, mark)).toEqual([]);
});

const hasLocks = existsSync("/proc/locks");
if (!hasLocks)
  console.warn("SKIPPED: no /proc/locks here, so nobody looked at the locks of SQLite.");

test.skipIf(!hasLocks)("an erasure leaves this process the locks on its database", async () => {
  const folder = tempFolder();
  const path = join(folder, "house.db");
  const app = testApp({}, { DATA_DIR: folder, DATABASE_URL: `file:${path}` });
  const { as } = await signedIn(app);
  const { id } = await added(app, { firstName: mark });
  const before = locksOn([path, `${path}-shm`]);
  expect(before).toHaveLength(2);

  const asked = { entityType: "candidate" as const, entityId: id, reason: "They asked for it" };
  const { erasure } = await gdpr.request(as, asked);
  await gdpr.identify(as, erasure.id, "in-person");
  await gdpr.confirm(as, { id: erasure.id, name: erasure.name ?? "", now: true });
  expect((await gdpr.find(as, erasure.id)).status).toBe("erased");
  expect(locksOn([path, `${path}-shm`])).toEqual(before);
});

/** What the kernel says this process has locked of these files. */
function locksOn(paths: string[]): string[] {
  const inodes = paths.map((path) => statSync(path).ino);
  const lines = readFileSync("/proc/locks", "utf8").split("\n");
  return lines
    .filter((line) => line.includes(` ${process.pid} `))
    .filter((line) => inodes.some((ino) => line.includes(`:${ino} `)))
    .map((line) => line.replace(/^\d+: /, ""))
    .toSorted();
}
