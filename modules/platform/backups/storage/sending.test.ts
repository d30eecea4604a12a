import { afterEach, beforeAll, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { openBucket } from "@/src/files/s3";
import { built, installation } from "../fixtures";
import { backups } from "../index";
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
  expect(await backups.tryCopy(app)).toMatchObject({ isWell: true });
  expect([files.size, refused]).toEqual([0, []]);

  const old = "agency/night/coldaisle-2025-01-01T00-00-00-000Z.backup";
  files.set(old, Buffer.from("from a year ago"));
  files.set("agency/night/letters.txt", Buffer.from("not ours"));
  const { name, copiedAt } = await backups.createThrough(app);
  expect(copiedAt).toBe(app.now().toISOString());
  const path = pathOf(app.config, name);
  const sent = readFileSync(path);
  expect(files.get(`agency/night/${name}`)?.equals(sent)).toBe(true);
  expect([...files.keys()].toSorted()).toEqual(
    [`agency/night/${name}`, "agency/night/letters.txt"].toSorted(),
  );

  rmSync(path);
  await backups.bring(app, name);
  expect(readFileSync(path).equals(sent)).toBe(true);
  expect(await backups.verifyThrough(app, name)).toMatchObject({ damage: null });
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
  expect(await backups.tryCopy(app)).toEqual({
    ...{ isWell: false, sentence: expect.stringContaining("rejected the key") },
  });
  await expect(backups.createThrough(app)).rejects.toThrow("rejected the key");
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
