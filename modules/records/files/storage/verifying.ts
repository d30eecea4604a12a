import type { App } from "@/src/app";
import { contentName, contentsFolder } from "@/src/files";
import { isItself, sumOf } from "@/src/files/moving";
import { heldContents } from "./held";
import { straysIn } from "./strays";

export type FilesVerified = {
  /** Contents that were read to the last byte. */
  read: number;
  bytes: number;
  /** Not what was once kept, or encrypted with another key. */
  damaged: string[];
  /** Held by a row, and not there. */
  missing: string[];
  /** Held by no row; the night puts away what is older than a day. */
  strays: number;
};

type Told = (read: number, all: number) => void;

/** Reads every content to its last byte and compares it with its name, and what is held with what is there. */
export async function verifyFiles(app: App, told: Told = () => {}): Promise<FilesVerified> {
  const names = await contentsIn(app);
  const found: FilesVerified = { read: 0, bytes: 0, damaged: [], missing: [], strays: 0 };
  for (const { name, content, bytes } of names) {
    const isWhole = await isSound(app, name);
    if (isWhole === false) found.damaged.push(content);
    found.read += 1;
    found.bytes += bytes;
    told(found.read, names.length);
  }
  const { missing, strays } = await compared(app, names);
  return { ...found, missing, strays };
}

/** So many are read back by `coldaisle doctor`, which answers at once. */
const sampled = 20;

/** So many of them by chance, each as likely as another. */
const chosen = <One>(all: readonly One[], many: number): One[] =>
  all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, many)
    .map(({ one }) => one);

/** What `coldaisle doctor` says of them: whether all are there, and whether some of them are what they were. */
export async function lookAtFiles(app: App): Promise<string> {
  const names = await contentsIn(app);
  const { missing, held } = await compared(app, names);
  if (missing.length > 0) throw new Error(`${missing.length} of ${held} are missing`);
  const { doubt } = await straysIn(app);
  if (doubt) throw new Error(doubt);
  const some = chosen(names, sampled);
  for (const { name } of some) {
    if ((await isSound(app, name)) === false) throw new Error("a file is damaged");
  }
  return `${names.length} files, all there; ${some.length} read back`;
}

async function contentsIn(app: App) {
  const all = await Array.fromAsync(app.store.encrypted.entries(contentsFolder));
  return all
    .map(({ name, bytes }) => ({ name, bytes, content: name.split("/").at(-1) ?? "" }))
    .filter(({ content }) => contentName.test(content));
}

async function compared(app: App, names: { content: string }[]) {
  const held = await heldContents(app);
  const there = new Set(names.map(({ content }) => content));
  const missing = [...held].filter((content) => !there.has(content)).toSorted();
  const strays = [...there].filter((content) => !held.has(content)).length;
  return { missing, strays, held: held.size };
}

/** Null where it was let go of meanwhile. */
async function isSound(app: App, name: string): Promise<boolean | null> {
  const sum = await sumOf(app.store.encrypted, name).catch(() => "");
  return sum === null ? null : isItself(name, sum);
}
