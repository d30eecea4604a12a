import { closeSync, fsyncSync, openSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { notFound } from "../errors/index";
import { failureOf } from "../errors/faults";

export type Files = ReturnType<typeof openFiles>;

/** Files named by their content: written whole or not at all, durable through a power cut. */
export function openFiles(folder: string) {
  const place = (name: string) => join(folder, name.slice(0, 2), name);

  /** Answers the name to read it by: SHA-256 and the ending. */
  async function keep(content: Uint8Array, ending: string): Promise<string> {
    const name = `${new Bun.CryptoHasher("sha256").update(content).digest("hex")}.${ending}`;
    await kept(folder, place(name), content);
    return name;
  }

  async function read(name: string): Promise<Uint8Array> {
    const file = Bun.file(place(name));
    return /^[\da-f]{64}\.\w+$/.test(name) && (await file.exists())
      ? file.bytes()
      : notFound("file");
  }

  const has = (name: string): Promise<boolean> => Bun.file(place(name)).exists();

  /** Takes a file away, and brings it back if it turns out to be needed: nobody else can tell before it is gone. */
  async function remove(name: string, isNeeded: () => Promise<boolean>): Promise<void> {
    if (!(await has(name))) return;
    const aside = `${place(name)}.${Bun.randomUUIDv7()}`;
    await rename(place(name), aside);
    if (await isNeeded()) await rename(aside, place(name));
    else await rm(aside);
  }

  return { keep, read, has, remove };
}

async function kept(folder: string, path: string, content: Uint8Array): Promise<void> {
  const shelf = dirname(path);
  const made = await mkdir(shelf, { recursive: true, mode: 0o700 }).catch((error) => {
    throw failureOf(error);
  });
  const draft = `${path}.${Bun.randomUUIDv7()}`;
  await written(draft, content).catch(async (error) => {
    // What was not written whole would only take the room that is missing.
    await rm(draft, { force: true });
    throw failureOf(error);
  });
  await rename(draft, path);
  // A new folder is safe once its own folder is.
  await synced(shelf);
  if (made) await Promise.all([folder, dirname(made)].map(synced));
}

async function written(path: string, content: Uint8Array): Promise<void> {
  await using file = await open(path, "wx", 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** fsync of a file, or of a folder: a name is only safe from a power cut once the folder that has it is. */
export async function synced(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/** The same at once, for what happens before anything is served. */
export function syncedNow(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
