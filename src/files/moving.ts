import { asidePrefix, contentName, contentsFolder, ownershipFile, strayPrefix } from "./index";
import type { FileStorage } from "./storage";
import { appendOnlyLines } from "./append-only-lines";
import type { Store } from "./store";

/** Everything in a store: files by the beginnings of their names, append-only files, and files that are overwritten. */
const prefixes = [contentsFolder, "exports/", "board-packs/", asidePrefix, strayPrefix];
const lines = ["erased.jsonl"];
const heads = ["audit.head", ownershipFile];

export type Moved = {
  names: number;
  bytes: number;
  /** Sent now, read back there and compared. */
  sent: number;
  /** There already, and the same. */
  same: number;
  /** Taken away here after all of it was found there. */
  removed: number;
  /** What is not what was once kept, and stays where it is. */
  damaged: string[];
};

export type Moving = {
  isDryRun?: boolean;
  /** Takes away here what lies there to the bit. */
  isRemoved?: boolean;
  onProgress?: (moved: Readonly<Moved>, all: number) => void;
};

/**
 * Copies everything to another store and compares it by SHA-256. Started again after it broke off, it sends only what
 * is missing.
 */
export async function moveAll(from: Store, to: Store, moving: Moving): Promise<Moved> {
  const moved: Moved = { names: 0, bytes: 0, sent: 0, same: 0, removed: 0, damaged: [] };
  const all = await namesIn(from.encrypted);
  const whole: string[] = [];
  for (const { name, bytes } of all) {
    const isWhole = await copyOne(from.encrypted, to.encrypted, { name, moved, moving });
    if (isWhole) whole.push(name);
    moved.names += 1;
    moved.bytes += bytes;
    moving.onProgress?.(moved, all.length);
  }
  if (moving.isDryRun) return moved;
  for (const name of lines) await copyMissingLines(from.plain, to.plain, name);
  for (const name of heads) {
    const head = await from.plain.read(name);
    if (head) await to.plain.write(name, head);
  }
  if (!moving.isRemoved) return moved;
  for (const name of whole) await from.encrypted.remove(name);
  // Who was erased stays written down here too: it names nobody, and keeps them from coming back.
  for (const name of heads) await from.plain.remove(name);
  return { ...moved, removed: whole.length };
}

async function namesIn(home: FileStorage) {
  const found = [];
  for (const begins of prefixes) found.push(...(await Array.fromAsync(home.entries(begins))));
  return found;
}

type One = { name: string; moved: Moved; moving: Moving };

/** Copies one file and compares it; answers whether the destination has it to the bit. */
async function copyOne(
  from: FileStorage,
  to: FileStorage,
  { name, moved, moving }: One,
): Promise<boolean> {
  const sum = await sumOf(from, name);
  // Deleted since it was listed.
  if (!sum) return false;
  if (!isItself(name, sum)) {
    moved.damaged.push(name);
    return false;
  }
  if ((await sumOf(to, name)) === sum) {
    moved.same += 1;
    return true;
  }
  if (moving.isDryRun) {
    moved.sent += 1;
    return false;
  }
  await to.write(name, (await from.read(name)) ?? []);
  if ((await sumOf(to, name)) !== sum) {
    moved.damaged.push(name);
    return false;
  }
  moved.sent += 1;
  return true;
}

/** A content is called by its sum; an archive can only be compared. */
export function isItself(name: string, sum: string): boolean {
  const last = name.split("/").at(-1) ?? "";
  return !contentName.test(last) || last.startsWith(sum);
}

/** SHA-256 of what is read, part by part; null where nothing has this name, "" where it cannot be read. */
export async function sumOf(home: FileStorage, name: string): Promise<string | null> {
  const parts = await home.read(name);
  if (!parts) return null;
  const hash = new Bun.CryptoHasher("sha256");
  for await (const part of parts) hash.update(part);
  return hash.digest("hex");
}

/** Appends the lines that the destination lacks. */
export async function copyMissingLines(
  from: FileStorage,
  to: FileStorage,
  name: string,
): Promise<void> {
  const [here, there] = [
    await appendOnlyLines(from, name).text(),
    await appendOnlyLines(to, name).text(),
  ];
  const known = new Set(there.split("\n"));
  const missing = here.split("\n").filter((line) => line && !known.has(line));
  if (missing.length > 0) await appendOnlyLines(to, name).add(missing);
}
