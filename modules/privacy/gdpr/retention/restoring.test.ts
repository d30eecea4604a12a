import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "bun:test";
import { inArray, sql } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { person as newPerson } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import { databaseFiles } from "@/src/engines/database-path";
import { gdpr } from "..";
import { eraseSubject } from "../erasure/erase";
import { clearCopies } from "../erasure/residue";
import { eraseImmediately } from "./restoring";
import { rowOf } from "../queries";
import { readTombstones } from "../erasure/tombstones";

/** As many as a drill takes; RESTORE_DRILL=50 for the long one. */
const drill = Number(Bun.env["RESTORE_DRILL"] ?? 8);
const folder = tempFolder();
const place = { DATA_DIR: folder, DATABASE_URL: `file:${join(folder, "house.db")}` };
const copy = join(folder, "copy.db");

test("T-RESTORE: of people erased since an old copy was made, none comes back with it", async () => {
  const app = testApp({}, place);
  const ids = await people.addAll(
    app,
    Array.from({ length: drill * 2 }, () => newPerson()),
  );
  await app.db.all(sql`vacuum into ${copy}`);
  const gone = ids.slice(3, 3 + drill);
  const erased = await eraseImmediately(
    app,
    gone.map((id) => ({ type: "candidate", id })),
    "retention",
  );
  expect([erased, (await readTombstones(app)).stones.length]).toEqual([drill, drill]);
  await app.close();

  databaseFiles(join(folder, "house.db")).forEach((path) => rmSync(path));
  copyFileSync(copy, join(folder, "house.db"));
  const restored = testApp({}, place);
  const back = () => restored.db.$count(candidates, inArray(candidates.id, gone));
  expect(await back()).toBe(drill);
  expect(await gdpr.applyTombstones(restored)).toBe(drill);
  expect([await back(), await restored.db.$count(candidates)]).toEqual([0, drill]);
  expect((await readTombstones(restored)).stones).toHaveLength(drill);
  expect(await gdpr.applyTombstones(restored)).toBe(0);
  await restored.close();
});

test("an erasure that was killed half way is ended by the next who looks, with its receipt and its stone", async () => {
  const app = testApp({}, place);
  const { as } = await signedIn(app);
  const [id = ""] = await people.addAll(app, [newPerson({ email: "killed-half-way@example.com" })]);
  const asked = { entityType: "candidate" as const, entityId: id, reason: "by mail" };
  const { erasure } = await gdpr.request(as, asked);
  await eraseSubject(as, await rowOf(app, erasure.id));
  await app.close();

  const next = testApp({}, place);
  expect((await gdpr.find(next, erasure.id)).status).toBe("erasing");
  expect(await gdpr.eraseDue(next)).toBe(1);
  const { status, receipt, reason } = await gdpr.find(next, erasure.id);
  expect([status, receipt?.residue, reason]).toEqual(["erased", 0, null]);
  expect((await readTombstones(next)).stones).toHaveLength(drill + 1);
  await next.close();
});

test("a copy from before an upgrade lies beside the database for thirty days and no longer", async () => {
  const app = testApp({}, { ...place });
  const day = (daysAgo: number) => app.now().getTime() - daysAgo * 86_400_000;
  const whole = [31, 29].map((ago) => `60-${day(ago)}`);
  // What a kill left of a copy, and one that is being written now.
  const halves = [`half-60-${day(2)}`, `half-60-${day(2)}-journal`, `half-60-${day(0)}`];
  const copies = [...whole, ...halves].map((it) => join(folder, `house.db.before-${it}`));
  for (const path of copies) await Bun.write(path, "people");
  expect(await clearCopies(app)).toBe(3);
  expect(copies.map((path) => existsSync(path))).toEqual([false, true, false, false, true]);
  await app.close();
});
