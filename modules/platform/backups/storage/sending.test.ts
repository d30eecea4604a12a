import { afterEach, beforeAll, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { person } from "@/modules/crm/candidates/fixtures";
import { settings } from "@/modules/platform/settings";
import { modules, tempFolder } from "@/modules/testing";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { openBucket } from "@/src/files/s3";
import { patience } from "@/src/patience.testing";
import { built, installation } from "../fixtures";
import { backups } from "../index";
import { clearRemote } from "./sending";
import { pathOf } from "./storage";
import { serveStorage } from "../standin.testing";

beforeAll(built);

const opened: { stop(): unknown }[] = [];
afterEach(() => void opened.splice(0).forEach((it) => it.stop()));

function storage() {
  const standIn = serveStorage();
  opened.push(standIn);
  return standIn;
}

async function sendTo(app: App, more: Record<string, unknown>, secret: string): Promise<void> {
  const value = { ...(await settings.valueOf(app, "backups")), isCopied: true, ...more };
  await settings.save(app, "backups", { value, secret });
}

test("a copy of each backup goes to the storage, comes back bit for bit, and is removed with it", async () => {
  const { open } = installation();
  const app = open();
  const { address, files, refused } = storage();
  const { secretAccessKey, ...plan } = address;
  await sendTo(app, { ...plan, folder: "agency/night" }, secretAccessKey);
  expect(await backups.tryStorage(app)).toMatchObject({ isWell: true });
  expect([files.size, refused]).toEqual([0, []]);

  const old = "agency/night/coldaisle-2025-01-01T00-00-00-000Z.backup";
  files.set(old, Buffer.from("from a year ago"));
  files.set("agency/night/letters.txt", Buffer.from("not ours"));
  const { name, copiedAt } = await backups.createAndWait(app);
  expect(copiedAt).toBe(app.now().toISOString());
  const path = pathOf(app.config, name);
  const sent = readFileSync(path);
  const others = () => [...files.keys()].filter((it) => !it.includes("/pieces/"));
  expect(others().toSorted()).toEqual(
    [`agency/night/${name}.pieces`, "agency/night/letters.txt"].toSorted(),
  );

  rmSync(path);
  await backups.fetchFromRemote(app, name);
  expect(readFileSync(path).equals(sent)).toBe(true);
  expect(await backups.verifyAndWait(app, name)).toMatchObject({ damage: null });
  await backups.remove(app, name);
  expect([...files.keys()]).toEqual(["agency/night/letters.txt"]);
  await app.close();
});

test("where the storage refuses, the backup itself is there, and it says what to do", async () => {
  const { open } = installation();
  const app = open();
  const { address, files } = storage();
  const { secretAccessKey: _, ...plan } = address;
  await sendTo(app, plan, "another-secret-4711");
  expect(await backups.tryStorage(app)).toEqual({
    ...{ isWell: false, sentence: expect.stringContaining("rejected the key") },
  });
  await expect(backups.createAndWait(app)).rejects.toThrow("rejected the key");
  const overview = await backups.overview(app);
  expect(overview.run).toMatchObject({ kind: "copy", state: "failed" });
  expect(overview.last).toMatchObject({ damage: null, copiedAt: null });
  expect(files.size).toBe(0);
  const elsewhere = { ...address, bucket: "others" };
  await expect(openBucket(elsewhere).tried()).rejects.toThrow("no bucket");
  await app.close();
});

test.each(["http://169.254.169.254", "http://192.0.2.1"])(
  "%s gets no copy: link-local never, and nothing unencrypted outside the own network",
  async (baseUrl) => {
    const { address } = storage();
    await expect(openBucket({ ...address, baseUrl }).tried()).rejects.toThrow("can't be reached");
  },
);

test(
  "what did not change goes to the storage once, nobody else's pieces stay, and each comes back to the bit",
  async () => {
    const { folder, open } = installation({ BACKUP_KEY: "a passphrase that is long" });
    const clock = { at: new Date("2026-01-01T01:00:00.000Z") };
    const app = open({ now: () => clock.at });
    const { address, files } = storage();
    const { secretAccessKey, ...plan } = address;
    await sendTo(app, { ...plan, mostDays: 30 }, secretAccessKey);
    const names: string[] = [];
    for (let n = 0; n < 20; n += 1) await app.files.keep(randomBytes(40_000), "bin");
    await people.addAll(
      app,
      Array.from({ length: 300 }, () => person()),
    );
    const { name: first } = await backups.createAndWait(app);
    names.push(first);
    const before = new Map(files);
    await app.files.keep(Buffer.from("Canary4711 in one more paper"), "txt");
    clock.at = new Date("2026-01-02T01:00:00.000Z");
    const { name: second } = await backups.createAndWait(app);
    names.push(second);
    const bytesOf = (of: Map<string, Buffer>) =>
      [...of.values()].reduce((n, it) => n + it.length, 0);
    const added = bytesOf(files) - bytesOf(before);
    const whole = statSync(pathOf(app.config, second)).size;
    console.log(`PIECES: ${added} of ${whole} bytes sent for the second backup`);
    expect(added).toBeLessThan(whole / 2);
    expect([...files.values()].some((bytes) => bytes.includes("Canary4711"))).toBe(false);
    for (const name of names) {
      const there = readFileSync(pathOf(app.config, name));
      rmSync(pathOf(app.config, name));
      await backups.fetchFromRemote(app, name);
      expect(readFileSync(pathOf(app.config, name)).equals(there)).toBe(true);
      expect(await backups.verifyAndWait(app, name)).toMatchObject({ damage: null });
    }
    // As a sending that was killed leaves it, and a server that forgot a piece.
    files.set(`pieces/00/${"0".repeat(64)}`, Buffer.from("a piece of nothing"));
    expect(await clearRemote(app)).toBe(0);
    expect(files.has(`pieces/00/${"0".repeat(64)}`)).toBe(false);
    // After the time that was promised nothing of the first is there any more.
    const own = [...before.keys()].filter((key) => key.includes("pieces/"));
    clock.at = new Date("2026-02-15T01:00:00.000Z");
    await clearRemote(app);
    expect([...files.keys()].filter((key) => key.endsWith(".pieces"))).toEqual([
      `${second}.pieces`,
    ]);
    expect(own.filter((key) => files.has(key)).length).toBeLessThan(own.length);
    const [piece] = [...files.keys()].filter((key) => key.includes("pieces/"));
    files.delete(piece ?? "");
    await expect(clearRemote(app)).rejects.toThrow("incomplete");
    rmSync(pathOf(app.config, second));
    await expect(backups.fetchFromRemote(app, second)).rejects.toThrow("incomplete");
    expect(readdirSync(join(folder, "backups")).filter((it) => it === second)).toEqual([]);
    await app.close();
  },
  patience(120_000),
);

test("a machine with nothing but the keys has everybody and everything back from the bucket", async () => {
  const { open } = installation({ BACKUP_KEY: "a passphrase that is long" });
  const app = open();
  const { address } = storage();
  const { secretAccessKey, ...plan } = address;
  await sendTo(app, { ...plan, folder: "night" }, secretAccessKey);
  await people.addAll(app, [person({ lastName: "Nowak" })]);
  const content = await app.files.keep(Buffer.from("a paper"), "txt");
  const { name } = await backups.createAndWait(app);
  const { SECRET_KEY = "", BACKUP_KEY = "" } = app.config;
  await app.close();
  const S3_ACCESS_KEY_ID = address.accessKeyId;
  const keys = { SECRET_KEY, BACKUP_KEY, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const config = readConfig({ DATA_DIR: join(tempFolder(), "new"), LOG_LEVEL: "silent", ...keys });
  const from = `s3://backups/night?endpoint=${address.baseUrl}`;
  expect(await backups.fetchBackup(config, { backup: "latest", from })).toBe(name);
  const restored = await backups.restore(config, { backup: name }, { modules });
  expect(restored).toMatchObject({ name, files: 1, before: null, erasedAgain: 0 });
  const again = openApp(config, { modules });
  expect(Buffer.from(await again.files.read(content)).toString()).toBe("a paper");
  expect((await again.db.all(sql`select last_name from candidates`)).flat()).toEqual(["Nowak"]);
  await again.close();
});
