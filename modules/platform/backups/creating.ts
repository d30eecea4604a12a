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

/** Begins a backup and answers while it is being made; the news tells how far it is. */
export async function create(app: App): Promise<BackupRun> {
  const begun = await ready(app);
  continueInBackground(app, { ...begun, work: () => begun.work().then(() => after(app)) });
  return runOf(app, begun.id);
}

/** Makes a backup and answers it: what a terminal and the night do. */
export async function createAndWait(app: App): Promise<Backup> {
  const begun = await ready(app);
  await begun.work();
  await after(app);
  const { name } = await runOf(app, begun.id);
  return find(app, name ?? "");
}

async function ready(app: App) {
  refuseObstacle(app.config);
  return begin(app, { kind: "create", name: null }, (told) => made(app, told));
}

async function made(app: App, told: OnProgress) {
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
    isCopied: await snapshot(app, work, told),
    signingKey: signingKeyOf(config),
    passphrase: backupKey(config),
  };
  const manifest = await runInWorker(app.log, { kind: "make", making }, told);
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
async function snapshot(app: App, work: string, told: OnProgress): Promise<boolean> {
  const from = databaseHere(app.config);
  if (!from) return clusterCopied(app, work);
  const { isCopied } = await settings.valueOf(app, "backups");
  const { size } = await stat(from);
  if (!isCopied && size < largeBytes) return false;
  await mkdir(work, { recursive: true, mode: 0o700 });
  const watched = watchCopy({ database: from, work }, told);
  const order: Snapshot = { from, to: join(work, databaseName) };
  await runInChild("src/engines/snapshot-worker.ts", order, {
    environment: temporaryFilesBeside(from),
  }).finally(watched.end);
  return true;
}

/** A cluster is asked for its own copy as of one moment. */
async function clusterCopied({ cluster }: App, work: string): Promise<boolean> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  await cluster?.copyTo(join(work, databaseName));
  return true;
}

/** Nobody can ask a copy how far it is, but its file grows. */
function watchCopy({ database, work }: { database: string; work: string }, told: OnProgress) {
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );
  const timer = setInterval(async () => {
    const whole = await sizeOf(database);
    const copied = await sizeOf(join(work, "coldaisle.db"));
    if (copied > 0 && copied < whole) told("copying", copied / whole);
  }, 500);
  return { end: () => clearInterval(timer) };
}

/** The copy and what is packed, which is smaller, but nobody knows how much. */
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

/** Old ones go and the new one is sent on; neither makes the backup itself worse. */
async function after(app: App): Promise<void> {
  await applyRetention(app);
  await sendNewest(app);
}
