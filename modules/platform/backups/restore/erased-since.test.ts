import { afterAll, beforeAll, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { candidates as people } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { candidates } from "@/modules/crm/candidates/schema";
import { settings } from "@/modules/platform/settings";
import { eraseImmediately } from "@/modules/privacy/gdpr/retention/restoring";
import { modules, tempFolder } from "@/modules/testing";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { inArray } from "drizzle-orm";
import { backups } from "..";
import { built, installation } from "../fixtures";
import { serveStorage } from "../standin.testing";
import { copyErased, erasedElsewhere } from "../storage/erased";

const storage = serveStorage();
afterAll(storage.stop);
beforeAll(built);
const { secretAccessKey, ...address } = storage.address;
const from = `s3://backups/night?endpoint=${address.baseUrl}`;

/** An installation that sends its copies elsewhere, with so many people in its only backup, who are all erased after it. */
async function erasedAfterBackup(many: number) {
  storage.files.clear();
  const clock = { at: new Date("2026-01-01T01:00:00.000Z") };
  const app = installation().open({ now: () => clock.at });
  const plan = { ...(await settings.valueOf(app, "backups")), ...address, isCopied: true };
  await settings.save(app, "backups", {
    value: { ...plan, folder: "night" },
    secret: secretAccessKey,
  });
  const ids = await people.addAll(
    app,
    Array.from({ length: many + 1 }, () => person()),
  );
  const { name } = await backups.createAndWait(app);
  clock.at = new Date("2026-01-02T01:00:00.000Z");
  const gone = ids.slice(1);
  const subjects = gone.map((id) => ({ type: "candidate" as const, id }));
  expect(await eraseImmediately(app, subjects, "retention")).toBe(many);
  return { app, name, gone };
}

/** A machine with nothing but the keys. */
async function restoredElsewhere({ config }: App, name: string) {
  const keys = { S3_ACCESS_KEY_ID: address.accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const { SECRET_KEY = "" } = config;
  const DATA_DIR = join(tempFolder(), "new");
  const here = readConfig({ DATA_DIR, LOG_LEVEL: "silent", SECRET_KEY, ...keys });
  await backups.fetchBackup(here, { backup: name, from });
  const restored = await backups.restore(here, { backup: name, from }, { modules });
  const app = openApp(here, { modules });
  const back = (ids: string[]) => app.db.$count(candidates, inArray(candidates.id, ids));
  return { restored, back, close: app.close };
}

const many = Number(Bun.env["RESTORE_DRILL"] ?? 50);

test("nobody who was erased after the last backup comes back onto an empty machine", async () => {
  const { app, name, gone } = await erasedAfterBackup(many);
  await copyErased(app);
  expect(await erasedElsewhere(app)).toBe(`all there: ${many}`);
  rmSync(app.config.DATA_DIR, { recursive: true });
  const { restored, back, close } = await restoredElsewhere(app, name);
  expect(restored).toMatchObject({ erasedAgain: many, erasedUnknown: null });
  expect(await back(gone)).toBe(0);
  console.log(`ELSEWHERE: ${await back(gone)} of ${many} came back`);
  await close();
}, 120_000);

test("a storage that is away is told later, the doctor says that it was not, and a newer backup knows it too", async () => {
  const { app, name, gone } = await erasedAfterBackup(3);
  await copyErased(app);
  // Whoever works on the storage takes the list away again.
  listLost();
  await expect(erasedElsewhere(app)).rejects.toThrow("not there yet: 3");
  const { name: newer } = await backups.createAndWait(app);
  expect(await erasedElsewhere(app)).toBe("all there: 3");
  listLost();
  const older = await restoredElsewhere(app, name);
  expect(older.restored).toMatchObject({ erasedAgain: 3, erasedUnknown: null });
  // Who is erased again there is told of once more.
  await older.close();
  listLost();
  const alone = await restoredElsewhere(app, newer);
  expect(alone.restored.erasedUnknown).toContain("WARNING: no list");
  expect(await alone.back(gone)).toBe(0);
  await Promise.all([alone.close(), app.close()]);
}, 120_000);

test.each([
  [
    "a line more",
    (text: string) =>
      `${text}\n${text
        .split("\n")
        .find((it) => it.includes("hash"))
        ?.replace('"hash":"', '"hash":"x')}`,
  ],
  [
    "a line less",
    (text: string) =>
      text
        .split("\n")
        .filter((it) => !it.includes("hash"))
        .join("\n"),
  ],
  [
    "no signature",
    (text: string) =>
      text
        .split("\n")
        .filter((it) => !it.includes("signed"))
        .join("\n"),
  ],
])(
  "a list of who was erased with %s is refused with a sentence, and nothing is restored",
  async (_, spoil) => {
    const { app, name } = await erasedAfterBackup(2);
    await copyErased(app);
    const lists = [...storage.files].filter(([key]) => key.includes("erased"));
    expect(lists).not.toEqual([]);
    for (const [key, bytes] of lists)
      storage.files.set(key, Buffer.from(spoil(Buffer.from(bytes).toString())) as never);
    await expect(erasedElsewhere(app)).rejects.toThrow();
    const { config } = app;
    await app.close();
    rmSync(config.DATA_DIR, { recursive: true });
    await expect(restoredElsewhere({ config } as App, name)).rejects.toThrow(
      "Nothing was restored",
    );
  },
  120_000,
);

function listLost(): void {
  for (const key of storage.files.keys()) if (key.includes("erased")) storage.files.delete(key);
}
