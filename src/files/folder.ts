import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { failureOf } from "../errors/faults";
import type { Entry, FileStorage, Parts } from "./storage";
import { fsyncPath } from "./fsync";

/** What is half written lies here, on the same disk as what it becomes. */
const drafts = ".drafts";

/** A folder of one machine. Files are written aside and renamed, so that a name always has all of its bytes. */
export function folderStorage(path: string): FileStorage {
  // "./data" and "/srv/data/" are never among the parents of a file in them, and the way up ends at the folder itself.
  const folder = resolve(path);
  const at = (name: string) => join(folder, name);
  const findable = findableIn(folder);
  const placed = (from: string, to: string) => named(from, to).then(() => findable(dirname(to)));

  async function write(name: string, parts: Parts): Promise<number> {
    const draft = join(folder, drafts, Bun.randomUUIDv7());
    await shelf(dirname(draft));
    const bytes = await written(draft, parts).catch(async (error) => {
      // What was not written whole would only take the room that is missing.
      await rm(draft, { force: true });
      throw failureOf(error);
    });
    await placed(draft, at(name));
    return bytes;
  }

  return {
    kind: "folder",
    write,
    append: (name, text) => appended(at(name), text).then(() => findable(dirname(at(name)))),
    async read(name) {
      const file = Bun.file(at(name));
      return (await file.exists()) ? file.stream() : null;
    },
    has: (name) => Bun.file(at(name)).exists(),
    rename: (from, to) => placed(at(from), at(to)),
    remove: (name) => rm(at(name), { force: true }),
    entries: (begins) => entriesIn(folder, begins),
    clearDrafts: (before) => clearDrafts(folder, before),
  };
}

/** Deletes drafts that a killed process left; answers how many. */
async function clearDrafts(folder: string, before: Date): Promise<number> {
  let count = 0;
  for await (const { name, at } of entriesIn(folder, `${drafts}/`)) {
    if (at > before) continue;
    await rm(join(folder, name), { force: true });
    count += 1;
  }
  return count;
}

/** Gives a file its name for good. */
async function named(from: string, to: string): Promise<void> {
  await shelf(dirname(to));
  await rename(from, to);
  await fsyncPath(dirname(to));
}

/**
 * Syncs every folder above a place, once for each: a name is only safe when all of them are. Whoever
 * made the folder may not have come that far, so that nobody relies on that.
 */
function findableIn(folder: string): (place: string) => Promise<void> {
  const safe = new Set([folder]);
  return async function findable(place) {
    if (safe.has(place)) return;
    await fsyncPath(dirname(place));
    await findable(dirname(place));
    safe.add(place);
  };
}

const shelf = (path: string) =>
  mkdir(path, { recursive: true, mode: 0o700 }).catch((error) => {
    throw failureOf(error);
  });

async function appended(path: string, text: string): Promise<void> {
  await shelf(dirname(path));
  await using file = await open(path, "a", 0o600);
  await file.writeFile(text);
  await file.sync();
  await fsyncPath(dirname(path));
}

async function written(path: string, parts: Parts): Promise<number> {
  await using file = await open(path, "wx", 0o600);
  let bytes = 0;
  for await (const part of parts) {
    await file.writeFile(part);
    bytes += part.length;
  }
  await file.sync();
  return bytes;
}

async function* entriesIn(folder: string, begins: string): AsyncGenerator<Entry> {
  const under = begins.slice(0, begins.lastIndexOf("/") + 1);
  const found = await readdir(join(folder, under), { withFileTypes: true }).catch(() => []);
  const meant = found.filter((it) => `${under}${it.name}`.startsWith(begins));
  for (const it of meant.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${under}${it.name}`;
    if (it.isDirectory()) yield* entriesIn(folder, `${name}/`);
    const seen = it.isFile() ? await stat(join(folder, name)).catch(() => null) : null;
    if (seen) yield { name, bytes: seen.size, at: seen.mtime };
  }
}
