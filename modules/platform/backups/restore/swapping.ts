import { constants, existsSync, linkSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type App, openApp } from "@/src/app";
import { refuseServers } from "@/src/secrets/shared-key";
import type { Config } from "@/src/config";
import { asidePrefix, contentsFolder, ownershipFile, fsyncPath } from "@/src/files";
import { folderStorage } from "@/src/files/folder";
import type { FileStorage } from "@/src/files/storage";
import { appendOnlyLines } from "@/src/files/append-only-lines";
import { openStore, type Store } from "@/src/files/store";
import { leaveWalMode } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { dayMs } from "@/src/calendar";
import { databaseName, erasedName } from "../format/packing";
import { databaseHere } from "../storage/storage";

/** Throws where a process has the database open; a file that cannot be opened at all is in nobody's use. */
export function refuseInUse(path: string): void {
  if (!existsSync(path)) return;
  try {
    leaveWalMode(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
  }
}

/**
 * Puts what was brought back in the place of what is there. Killed at any point it leaves a database with all of its
 * files: first the files are added, then the database changes in one step, then what only the old one knew goes aside.
 * Answers where the old database lies.
 */
export async function swapIn(config: Config, from: string, now: Date): Promise<string | null> {
  const database = databaseHere(config);
  if (database) refuseInUse(database);
  const store = openStore(config);
  const added = await addFiles(store, from);
  const erased = await appendOnlyLines(folderStorage(from), erasedName).text();
  if (erased) await appendOnlyLines(store.plain, erasedName).replace(erased);
  const restored = join(from, databaseName);
  const before = database
    ? await swapDatabase(restored, database, now)
    : await loadCluster(config, restored, now);
  for (const name of ["audit.head", ownershipFile]) {
    const head = await folderStorage(from).read(name);
    if (head) await store.plain.write(name, head);
  }
  await putOthersAside(store, added, now);
  return before;
}

/** Loads all nodes at once; answers the file that holds what they had. */
async function loadCluster(config: Config, from: string, now: Date): Promise<string> {
  const aside = join(config.DATA_DIR, `${databaseName}.before-restore-${now.getTime()}`);
  const app = openApp(config, { modules: [], now: () => now });
  try {
    await refuseServers(app);
    await app.cluster?.copyTo(aside);
    await app.cluster?.load(from);
    return aside;
  } finally {
    await app.close();
  }
}

async function swapDatabase(from: string, to: string, now: Date): Promise<string | null> {
  const aside = `${to}.before-restore-${now.getTime()}`;
  // The log of a database that did not open must not be read into the one that takes its place.
  for (const part of ["wal", "shm"]) {
    if (existsSync(`${to}-${part}`))
      await rename(`${to}-${part}`, `${to}.before-${part}-${now.getTime()}`);
  }
  const isThere = existsSync(to);
  if (isThere) linkSync(to, aside);
  await moveInto(from, to);
  return isThere ? aside : null;
}

/** Puts a file in the place of another, whole or not at all, also from another disk. */
async function moveInto(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const draft = `${to}.new`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, draft).catch(() => copyFile(from, draft, constants.COPYFILE_FICLONE));
  await fsyncPath(draft);
  await rename(draft, to);
  await fsyncPath(dirname(to));
}

/**
 * Adds the files of the backup and answers their names. A name that is there already is the same file, as names are
 * hashes of contents.
 */
async function addFiles({ encrypted }: Store, from: string): Promise<Set<string>> {
  const unpacked = folderStorage(from);
  const known = new Set(await namesIn(encrypted));
  const names = await namesIn(unpacked);
  for (const name of names.filter((it) => !known.has(it))) {
    await encrypted.write(name, (await unpacked.read(name)) ?? []);
    // So that never more than one lies there twice.
    await unpacked.remove(name);
  }
  return new Set(names);
}

const namesIn = async (home: FileStorage): Promise<string[]> =>
  (await Array.fromAsync(home.entries(contentsFolder))).map(({ name }) => name);

/** Files that were added since belong to the database that went aside. */
async function putOthersAside({ encrypted }: Store, known: Set<string>, now: Date): Promise<void> {
  for (const name of await namesIn(encrypted)) {
    const aside = name.replace(contentsFolder, `${asidePrefix}${now.getTime()}/`);
    if (!known.has(name)) await encrypted.rename(name, aside);
  }
}

/** What went aside knows people who were erased since; its database is cleared with the copies of upgrades. */
export async function clearAside({ store }: App, days: number, now: Date): Promise<number> {
  let count = 0;
  for await (const { name } of store.encrypted.entries(asidePrefix)) {
    const at = Number(name.slice(asidePrefix.length).split("/")[0]);
    if (now.getTime() - at <= days * dayMs) continue;
    await store.encrypted.remove(name);
    count += 1;
  }
  return count;
}
