import { asidePrefix, contentName, contentsFolder, ownershipFile, strayPrefix } from "./index";
import type { FileStorage } from "./storage";
import { appendOnlyLines } from "./append-only-lines";
import type { Store } from "./store";

/** What lies in a store, by the beginnings of its names; what is appended to, and what is written over, apart. */
const kept = [contentsFolder, "exports/", "board-packs/", asidePrefix, strayPrefix];
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
  told?: (moved: Readonly<Moved>, all: number) => void;
};

/** Brings everything to another store, compared by SHA-256. Begun again after it broke off, it sends what is missing only. */
export async function moveAll(from: Store, to: Store, moving: Moving): Promise<Moved> {
  const moved: Moved = { names: 0, bytes: 0, sent: 0, same: 0, removed: 0, damaged: [] };
  const all = await namesIn(from.encrypted);
  const whole: string[] = [];
  for (const { name, bytes } of all) {
    const isWhole = await brought(from.encrypted, to.encrypted, { name, moved, moving });
    if (isWhole) whole.push(name);
    moved.names += 1;
    moved.bytes += bytes;
    moving.told?.(moved, all.length);
  }
  if (moving.isDryRun) return moved;
  for (const name of lines) await linesBrought(from.plain, to.plain, name);
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
  for (const begins of kept) found.push(...(await Array.fromAsync(home.entries(begins))));
  return found;
}

type One = { name: string; moved: Moved; moving: Moving };

/** Whether it lies there now to the bit. */
async function brought(
  from: FileStorage,
  to: FileStorage,
  { name, moved, moving }: One,
): Promise<boolean> {
  const sum = await sumOf(from, name);
  // Let go of since it was listed.
  if (!sum) return false;
  if (!isItself(name, sum)) return (void moved.damaged.push(name), false);
  if ((await sumOf(to, name)) === sum) return (moved.same += 1) > 0;
  if (moving.isDryRun) return (moved.sent += 1) < 0;
  await to.write(name, (await from.read(name)) ?? []);
  if ((await sumOf(to, name)) !== sum) return (void moved.damaged.push(name), false);
  return (moved.sent += 1) > 0;
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

/** Adds there what lines there are here and not there. */
export async function linesBrought(
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
