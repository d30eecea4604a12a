import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "bun:test";
import { inArray } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { sessions } from "@/modules/platform/accounts/schema";
import { audit } from "@/modules/platform/audit";
import { letterTo, post } from "@/modules/platform/mail/fixtures";
import { letters } from "@/modules/platform/mail/schema";
import { gdpr } from "@/modules/privacy/gdpr";
import { eraseImmediately } from "@/modules/privacy/gdpr/retention/restoring";
import { modules, signedIn } from "@/modules/testing";
import { backups } from "..";
import { installation } from "../fixtures";

/** As many as a drill takes; RESTORE_DRILL=50 for the long one. */
const erased = Number(Bun.env["RESTORE_DRILL"] ?? 4);
const canary = "Canarysen4711";
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("T-RESTORE: what was there comes back, nobody who was erased since, and nobody is signed in", async () => {
  const { folder, database, open } = installation();
  const app = open();
  const config = app.config;
  const { as } = await signedIn(app);
  const ids = await people.addAll(
    as,
    Array.from({ length: erased * 2 + 2 }, (_, n) => person(n === 1 ? { lastName: canary } : {})),
  );
  const kept = await app.files.keep(bytesOf("kept"), "txt");
  await post(app, letterTo("ada@example.com"));
  await audit.seal(app);
  const { name } = await backups.createAndWait(as);

  const since = await people.addAll(as, [person()]);
  const later = await app.files.keep(bytesOf("added since"), "txt");
  const gone = ids.slice(1, 1 + erased);
  const subjects = gone.map((id) => ({ type: "candidate" as const, id }));
  expect(await eraseImmediately(as, subjects, "retention")).toBe(erased);
  await audit.seal(app);
  await expect(backups.restore(config, { backup: name }, app)).rejects.toThrow("in use");
  await app.close();

  const restored = await backups.restore(config, { backup: "latest" }, { modules, now: app.now });
  expect(restored).toMatchObject({
    name,
    erasedAgain: erased,
    calmed: { sessions: 1, letters: 1 },
    files: 1,
  });
  console.log(
    `T-RESTORE: ${erased} erased, RTO ${restored.ms} ms, ${restored.rows} rows as counted`,
  );

  const back = open();
  const count = (those: string[]) => back.db.$count(candidates, inArray(candidates.id, those));
  expect([await count(ids), await count(gone), await count(since)]).toEqual([erased + 2, 0, 0]);
  expect(await back.db.$count(sessions)).toBe(0);
  expect([await back.files.has(kept), await back.files.has(later)]).toEqual([true, false]);
  expect((await back.db.select().from(letters)).map(({ state }) => state)).toEqual(["unsure"]);
  expect(await audit.verifyTrail(back)).toMatchObject({ isWhole: true, anchor: "holds" });
  const actions = (await audit.latest(back, 1000)).map(({ action }) => action);
  expect(actions).toContain("backup.restored");
  expect(actions).toContain("audit.anchored");
  expect(await gdpr.applyTombstones(back)).toBe(0);
  await back.close();

  expect(restored.before && existsSync(restored.before)).toBe(true);
  const names = readdirSync(folder);
  expect(names.filter((it) => it.startsWith(".restore-"))).toEqual([]);
  expect(names.filter((it) => it.startsWith("files.before-restore-"))).toHaveLength(1);
  // Neither in the database that came back nor in the one that went aside; only in the old backup itself.
  const wherever = [database, restored.before ?? ""].map((path) => readFileSync(path));
  for (const word of [canary, canary.toLowerCase()]) {
    expect(wherever.map((bytes) => bytes.includes(word))).toEqual([false, false]);
  }
});
