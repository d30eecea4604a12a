import { rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "@/src/app";
import { backupKey } from "@/src/config";
import { contentsFolder, synced } from "@/src/files";
import type { Store } from "@/src/files/place";
import { packedIn } from "./format/packing";
import { readVersion } from "@/src/version.macro" with { type: "macro" };
import { find } from "./listing";
import { keepFew } from "./storage/retention";
import type { Backup, BackupRun } from "./model";
import {
  clearWork,
  databaseHere,
  folderOf,
  pathOf,
  refuseNoRoom,
  signingKeyOf,
  workOf,
} from "./storage/storage";
import { nameAt } from "./rules";
import { begin, backupAudit, goesOn, runOf } from "./runs";
import { sendOn } from "./storage/sending";
import { doBeside, type Told } from "./working";

/** Begins a backup and answers while it is being made; the news tells how far it is. */
export async function create(app: App): Promise<BackupRun> {
  const begun = await ready(app);
  goesOn(app, { ...begun, work: () => begun.work().then(() => after(app)) });
  return runOf(app, begun.id);
}

/** Makes a backup and answers it: what a terminal and the night do. */
export async function createThrough(app: App): Promise<Backup> {
  const begun = await ready(app);
  await begun.work();
  await after(app);
  const { name } = await runOf(app, begun.id);
  return find(app, name ?? "");
}

async function ready(app: App) {
  databaseHere(app.config);
  return begin(app, { kind: "create", name: null }, (told) => made(app, told));
}

async function made(app: App, told: Told) {
  const { config } = app;
  const now = app.now();
  const name = nameAt(now);
  const work = join(workOf(config), name);
  await clearWork(config);
  await refuseNoRoom(config, await bytesNeeded(app));
  const making = {
    name,
    createdAt: now.toISOString(),
    appVersion: readVersion(),
    database: databaseHere(config),
    work,
    config,
    signingKey: signingKeyOf(config),
    passphrase: backupKey(config),
  };
  const watched = watchCopy(app, work, told);
  const manifest = await doBeside(app.log, { kind: "make", making }, told).finally(watched.end);
  await rename(packedIn(work), pathOf(config, name));
  await synced(folderOf(config));
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

/** Nobody can ask a copy how far it is, but its file grows. */
function watchCopy(app: App, work: string, told: Told) {
  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );
  const timer = setInterval(async () => {
    const whole = await sizeOf(databaseHere(app.config));
    const copied = await sizeOf(join(work, "coldaisle.db"));
    if (copied > 0 && copied < whole) told("copying", copied / whole);
  }, 500);
  return { end: () => clearInterval(timer) };
}

/** The copy and what is packed, which is smaller, but nobody knows how much. */
async function bytesNeeded({ config, store }: App): Promise<number> {
  const path = databaseHere(config);
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((it) =>
      stat(it).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const database = sizes.reduce((sum, size) => sum + size, 0);
  return 2 * database + (await filesBytes(store));
}

async function filesBytes({ home }: Store): Promise<number> {
  let sum = 0;
  for await (const { bytes } of home.entries(contentsFolder)) sum += bytes;
  return sum;
}

/** Old ones go and the new one is sent on; neither makes the backup itself worse. */
async function after(app: App): Promise<void> {
  await keepFew(app);
  await sendOn(app);
}
