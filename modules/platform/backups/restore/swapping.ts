import { constants, existsSync, linkSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "@/src/config";
import { synced } from "@/src/files";
import { settleAlone } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { dayMs } from "@/src/calendar";
import { databaseName, erasedName } from "../format/packing";
import { databaseHere } from "../storage/storage";

/** Nobody may work with a database that is about to be replaced; one that does not open at all is in nobody's use. */
export function refuseInUse(path: string): void {
  if (!existsSync(path)) return;
  try {
    settleAlone(path);
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
  refuseInUse(database);
  const added = await filesAdded(config, from);
  await brought(join(from, erasedName), join(config.DATA_DIR, erasedName));
  const before = await databaseSwapped(join(from, databaseName), database, now);
  await brought(join(from, "audit.head"), join(config.DATA_DIR, "audit.head"));
  await othersAside(config, added, now);
  return before;
}

async function databaseSwapped(from: string, to: string, now: Date): Promise<string | null> {
  const aside = `${to}.before-restore-${now.getTime()}`;
  // The log of a database that did not open must not be read into the one that takes its place.
  for (const part of ["wal", "shm"]) {
    if (existsSync(`${to}-${part}`))
      await rename(`${to}-${part}`, `${to}.before-${part}-${now.getTime()}`);
  }
  const isThere = existsSync(to);
  if (isThere) linkSync(to, aside);
  await brought(from, to);
  return isThere ? aside : null;
}

/** Whole or not at all, also from another disk. */
async function brought(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const draft = `${to}.new`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, draft).catch(() => copyFile(from, draft, constants.COPYFILE_FICLONE));
  await synced(draft);
  await rename(draft, to);
  await synced(dirname(to));
}

const contents = new Bun.Glob("files/*/*");
const contentsIn = (folder: string) => [...contents.scanSync({ cwd: folder })];

/** Answers what the backup brought; whatever is there already is the same, because it bears the name of its content. */
async function filesAdded({ DATA_DIR }: Config, from: string): Promise<Set<string>> {
  const names = contentsIn(from);
  for (const name of names) {
    if (!existsSync(join(DATA_DIR, name))) await brought(join(from, name), join(DATA_DIR, name));
  }
  return new Set(names);
}

/** Files that were added since belong to the database that went aside. */
async function othersAside({ DATA_DIR }: Config, known: Set<string>, now: Date): Promise<void> {
  const aside = join(DATA_DIR, `files.before-restore-${now.getTime()}`);
  for (const name of contentsIn(DATA_DIR).filter((it) => !known.has(it))) {
    const to = join(aside, name.slice("files/".length));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await rename(join(DATA_DIR, name), to);
  }
}

/** What went aside knows people who were erased since; its database is cleared with the copies of upgrades. */
export async function clearAside({ DATA_DIR }: Config, now: Date, days: number): Promise<number> {
  const names = await readdir(DATA_DIR).catch(() => []);
  const old = names.filter((name) => {
    const at = /^files\.before-restore-(\d+)$/.exec(name)?.[1];
    return at !== undefined && now.getTime() - Number(at) > days * dayMs;
  });
  await Promise.all(old.map((name) => rm(join(DATA_DIR, name), { recursive: true, force: true })));
  return old.length;
}
