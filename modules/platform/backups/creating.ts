import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { backupKey } from "@/src/config";
import { contentsFolder, fsyncPath } from "@/src/files";
import type { Store } from "@/src/files/store";
import { settings } from "@/modules/platform/settings";
import type { Snapshot } from "@/src/engines/snapshot-worker";
import { runInChild, temporaryFilesBeside } from "@/src/workers/child-process";
import { databaseName, packedIn } from "./format/packing";
import { version } from "@/src/version";
import { find } from "./listing";
import { applyRetention } from "./storage/retention";
import type { Backup, BackupRun } from "./model";
import {
  clearWork,
  databaseHere,
  folderOf,
  pathOf,
  refuseNoRoom,
  refuseObstacle,
  signingKeyOf,
  workFolderOf,
} from "./storage/storage";
import { nameAt } from "./rules";
import { begin, backupAudit, continueInBackground, runOf } from "./runs";
import { sendNewest } from "./storage/sending";
import { runInWorker, type OnProgress } from "./working";

/** Begins a backup and answers while it is being made; events report its progress. */
export async function create(app: App): Promise<BackupRun> {
  const begun = await beginCreating(app);
  continueInBackground(app, { ...begun, work: () => begun.work().then(() => clearAndSend(app)) });
  return runOf(app, begun.id);
}

/** Makes a backup and answers once it is whole, for the terminal and the daily task. */
export async function createAndWait(app: App): Promise<Backup> {
  const begun = await beginCreating(app);
  await begun.work();
  await clearAndSend(app);
  const { name } = await runOf(app, begun.id);
  return find(app, name ?? "");
}

async function beginCreating(app: App) {
  refuseObstacle(app.config);
  return begin(app, { kind: "create", name: null }, (onProgress) => makeBackup(app, onProgress));
}

async function makeBackup(app: App, onProgress: OnProgress) {
  const { config } = app;
  const now = app.now();
  const name = nameAt(now);
  const work = join(workFolderOf(config), name);
  await clearWork(config);
  await refuseNoRoom(config, await bytesNeeded(app));
  const making = {
    name,
    createdAt: now.toISOString(),
    appVersion: version,
    database: databaseHere(config),
    work,
    config,
    isCopied: await snapshot(app, work, onProgress),
    signingKey: signingKeyOf(config),
    passphrase: backupKey(config),
  };
  const manifest = await runInWorker(app.log, { kind: "make", making }, onProgress);
  await rename(packedIn(work), pathOf(config, name));
  await fsyncPath(folderOf(config));
  await clearWork(config);
  const { payload, files } = manifest;
  return {
    name,
    writes: [
      backupAudit(
        app,
        { action: "backup.created", name },
        { bytes: payload.bytes, files: files.count },
      ),
    ],
  };
}

/** So large that a copy which keeps every page in its place is worth a process of its own. */
const largeBytes = 64 * 1024 ** 2;

/**
 * Where a copy goes elsewhere, or much would have to be written, the database is copied page by page, so that what did
 * not change makes the same pieces again. Answers whether it was.
 */
async function snapshot(app: App, work: string, onProgress: OnProgress): Promise<boolean> {
  const from = databaseHere(app.config);
  if (!from) return copyCluster(app, work);
  const { isCopied } = await settings.valueOf(app, "backups");
  const { size } = await stat(from);
  if (!isCopied && size < largeBytes) return false;
  await mkdir(work, { recursive: true, mode: 0o700 });
  const watched = watchCopy({ database: from, work }, onProgress);
  const order: Snapshot = { from, to: join(work, databaseName) };
  await runInChild("src/engines/snapshot-worker.ts", order, {
    environment: temporaryFilesBeside(from),
  }).finally(watched.end);
  return true;
}

/** A cluster makes the copy itself, as of one moment. */
async function copyCluster({ cluster }: App, work: string): Promise<boolean> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  await cluster?.copyTo(join(work, databaseName));
  return true;
}

/** SQLite reports no progress of a copy, so this watches its file grow. */
function watchCopy({ database, work }: { database: string; work: string }, onProgress: OnProgress) {
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );
  const timer = setInterval(async () => {
    const whole = await sizeOf(database);
    const copied = await sizeOf(join(work, "coldaisle.db"));
    if (copied > 0 && copied < whole) onProgress("copying", copied / whole);
  }, 500);
  return { end: () => clearInterval(timer) };
}

/** Room for the copy and the packed backup, which may be as large at worst. */
async function bytesNeeded(app: App): Promise<number> {
  return 2 * (await databaseBytes(app)) + (await filesBytes(app.store));
}

async function databaseBytes({ config, db }: App): Promise<number> {
  const path = databaseHere(config);
  if (!path) return pagesOf(db);
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((it) =>
      stat(it).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function pagesOf(db: App["db"]): Promise<number> {
  const [size] = await db.all<[number]>(sql`pragma page_size`);
  const [pages] = await db.all<[number]>(sql`pragma page_count`);
  return (size?.[0] ?? 0) * (pages?.[0] ?? 0);
}

async function filesBytes({ encrypted }: Store): Promise<number> {
  let sum = 0;
  for await (const { bytes } of encrypted.entries(contentsFolder)) sum += bytes;
  return sum;
}

/** Deletes old backups and sends the new one to the remote storage. */
async function clearAndSend(app: App): Promise<void> {
  await applyRetention(app);
  await sendNewest(app);
}
