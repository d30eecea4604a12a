import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { contentPath, contentsFolder, strayPrefix } from "@/src/files";
import { storeOwnership, claimStore, foreignStore } from "@/src/installation/store-ownership";
import { isUnusuallyMany } from "@/src/installation/unusual";
import { isItself, sumOf } from "@/src/files/moving";
import { heldContents } from "./held";

/** Somebody may be about to write the row of what is younger. */
const strayAfterMs = dayMs;
/** What was put away can be brought back so long. */
const strayDays = 7;
/** A killed process leaves a few; more than these, and than this share of all, are a database that is not the right one. */
const usualStrays = { number: 20, share: 1 / 20 };

export type Strays = {
  /** Names of what no row holds, older than a day. */
  names: string[];
  /** Everything that lies there. */
  all: number;
  /** Why the night does not put them away by itself; null where it does. */
  doubt: string | null;
};

/** What nothing holds, and whether it may be put away without asking anybody. */
export async function straysIn(app: App): Promise<Strays> {
  const before = beforeNow(app);
  const held = await heldContents(app);
  const found = { names: [] as string[], all: 0, known: 0 };
  for await (const { name, at } of app.store.encrypted.entries(contentsFolder)) {
    found.all += 1;
    const isHeld = held.has(lastOf(name));
    if (isHeld) found.known += 1;
    else if (at <= before) found.names.push(name);
  }
  return { names: found.names, all: found.all, doubt: await doubtOf(app, found) };
}

type Found = { names: string[]; all: number; known: number };

async function doubtOf(app: App, { names, all, known }: Found): Promise<string | null> {
  const belonging = await storeOwnership(app);
  // A store without a mark is believed to be ours once rows of ours are found to hold something of it.
  if (belonging === "foreign" || (belonging === "unmarked" && all > 0 && known === 0))
    return foreignStore;
  if (!isUnusuallyMany(names.length, all, usualStrays)) return null;
  return `${names.length} of ${all} stored files belong to no record, which is unusual, so none of them is deleted. Look whether this is the right database; if it is, run: coldaisle files strays --confirm ${names.length}`;
}

/**
 * Puts away what a process that was killed has left: contents that no row came to hold, halves of uploads, and what was
 * on its way out, which goes back to its place where it is needed after all. Deleted after a week. Answers how many.
 */
export async function clearStrays(app: App): Promise<number> {
  const { names, doubt } = await straysIn(app);
  if (doubt) throw new Failure("conflict", doubt);
  if ((await storeOwnership(app)) === "unmarked") await claimStore(app);
  const drafts = await app.store.encrypted.clearDrafts(beforeNow(app));
  await putAway(app, names);
  return drafts + names.length;
}

/** The same because somebody says how many they are, however many. A store of another database stays as it is. */
export async function clearConfirmed(app: App, count: number): Promise<number> {
  if ((await storeOwnership(app)) === "foreign") throw new Failure("conflict", foreignStore);
  const { names } = await straysIn(app);
  if (names.length !== count) {
    const sentence = `${names.length} stored files belong to no record, not ${count}. Nothing was deleted.`;
    throw new Failure("conflict", sentence);
  }
  const details = { count };
  await app.write([
    audit.entry(app, { action: "file.strays-cleared", entityType: "file", details }),
  ]);
  await claimStore(app);
  await putAway(app, names);
  return count;
}

/** Says that the store belongs to this database, after one was put back by hand. What no row holds is another question. */
export async function claim(app: App): Promise<void> {
  await app.write([audit.entry(app, { action: "file.store-claimed", entityType: "file" })]);
  await claimStore(app);
}

const beforeNow = (app: App) => new Date(app.now().getTime() - strayAfterMs);
const lastOf = (name: string) => name.split("/").at(-1) ?? "";

async function putAway(app: App, names: string[]): Promise<void> {
  const { encrypted } = app.store;
  const away = `${strayPrefix}${app.now().getTime()}/`;
  for (const name of names) {
    await encrypted
      .rename(name, name.replace(contentsFolder, away))
      .catch(async (error: unknown) => {
        // Of two processes that put it away at once one has it.
        if (await encrypted.has(name)) throw error;
      });
  }
  await settled(app);
}

/** Only once they are aside can anybody tell who needs them after all; what nobody did for a week is deleted. */
async function settled(app: App): Promise<void> {
  const { encrypted } = app.store;
  const held = await heldContents(app);
  for await (const { name } of encrypted.entries(strayPrefix)) {
    const content = /[\da-f]{64}\.\w+/.exec(lastOf(name))?.[0];
    if (content && held.has(content)) await broughtBack(app, name, content);
    else if (isOver(app, name)) await encrypted.remove(name);
  }
}

/** `HASH.pdf.ID` was on its way out, or half written by an older version. */
async function broughtBack(app: App, name: string, content: string): Promise<void> {
  const { encrypted } = app.store;
  if (await app.files.has(content)) return encrypted.remove(name);
  const sum = await sumOf(encrypted, name);
  if (sum && isItself(content, sum)) await encrypted.rename(name, contentPath(content));
}

function isOver(app: App, name: string): boolean {
  const at = Number(name.slice(strayPrefix.length).split("/")[0]);
  return app.now().getTime() - at > strayDays * dayMs;
}
