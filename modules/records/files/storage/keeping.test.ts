import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { serveStorage } from "@/modules/platform/backups/standin.testing";
import { tempFolder, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { filesWith } from "@/src/architecture.testing";
import { dayMs } from "@/src/calendar";
import { contentPath } from "@/src/files";
import { files } from "../index";
import { files as rows } from "../schema";

const storage = serveStorage();
afterAll(storage.stop);
const bucket = `s3://backups/files?endpoint=${storage.address.baseUrl}`;
const script = join(import.meta.dir, "killed.testing.ts");

/** The same installation as the process that is killed, two days later. */
function later(folder: string, place: string | null): App {
  const more = {
    DATABASE_URL: `file:${join(folder, "coldaisle.db")}`,
    DATA_DIR: folder,
    FILES_KEY: "k".repeat(32),
    S3_ACCESS_KEY_ID: storage.address.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.address.secretAccessKey,
    ...(place && { FILES_URL: place }),
  };
  return testApp({ now: () => new Date(Date.now() + 2 * dayMs) }, more);
}

/** Kills a process once it has answered for so many, and tells for how many it has by then. */
async function killed(folder: string, deed: "upload" | "move", after: number): Promise<string[]> {
  const child = Bun.spawn([process.execPath, script, folder, deed, bucket], { stderr: "inherit" });
  const said: string[] = [];
  let text = "";
  for await (const part of child.stdout) {
    text += Buffer.from(part).toString();
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    said.push(...lines);
    if (said.length >= after) child.kill("SIGKILL");
  }
  return said;
}

test("killed in the midst of uploads to a bucket, none that was answered is lost, and no orphan outlives the night", async () => {
  const folder = tempFolder();
  const answered = await killed(folder, "upload", 6);
  const app = later(folder, bucket);
  const there = await app.db.select().from(rows);
  const known = new Set(there.map(({ id }) => id));
  expect(answered.filter((id) => !known.has(id))).toEqual([]);
  for (const { content } of there)
    expect((await app.files.read(content)).length).toBeGreaterThan(0);
  // What the moment of the kill may have left: a content whose row never came, and one on its way out.
  const orphan = await app.files.keep(Buffer.from("whose row never came"), "txt");
  const [held] = there;
  const place = contentPath(held?.content ?? "");
  await app.store.encrypted.rename(place, `${place}.${Bun.randomUUIDv7()}`);
  await app.store.encrypted.write("files/no/half", [Buffer.from("half")]);
  expect(await files.clearStrays(app)).toBeGreaterThanOrEqual(3);
  expect([await app.files.has(orphan), await app.files.has(held?.content ?? "")]).toEqual([
    false,
    true,
  ]);
  expect(await files.verifyFiles(app)).toMatchObject({
    ...{ read: there.length, damaged: [], missing: [], strays: 0 },
  });
  expect(await files.lookAtFiles(app)).toContain(`${there.length} files, all there`);
  const names = (await Array.fromAsync(app.store.encrypted.entries("files/"))).length;
  expect(names).toBe(there.length);
  // Nothing of it can be read in the bucket.
  const all = [...storage.files].filter(([name]) => name.startsWith("files/files/"));
  expect(all.filter(([, bytes]) => bytes.includes("paper "))).toEqual([]);
  await app.close();
});

test("killed in the midst of a move, it goes on where it was and everything arrives once", async () => {
  const folder = tempFolder();
  storage.files.clear();
  const app = later(folder, null);
  const names: string[] = [];
  for (let n = 0; n < 30; n += 1) names.push(await app.files.keep(Buffer.from(`${n}`), "txt"));
  await app.close();
  await killed(folder, "move", 5);
  const child = Bun.spawn([process.execPath, script, folder, "move", bucket]);
  expect(await child.exited).toBe(0);
  const moved = later(folder, bucket);
  for (const [n, name] of names.entries())
    expect(Buffer.from(await moved.files.read(name)).toString()).toBe(`${n}`);
  const left = later(folder, null);
  expect(await Array.fromAsync(left.store.encrypted.entries("files/"))).toEqual([]);
  await Promise.all([moved.close(), left.close()]);
});

test("whoever keeps a content has said where it is held, because the night takes away what nobody holds", async () => {
  // In the view `held_contents`, or under `contents` of its `module.ts`.
  expect(await filesWith(/\bapp\.files\.keep\(/)).toEqual([
    "modules/billing/invoices/issuing.ts",
    "modules/billing/self-billing/writing.ts",
    "modules/engagement/application-form/cv.ts",
    "modules/engagement/communications/inbox/attachment-files.ts",
    "modules/platform/branding/logos.ts",
    "modules/privacy/legal-documents/certificates.ts",
    "modules/records/files/adding.ts",
    "modules/reporting/board-packs/making.ts",
  ]);
});
