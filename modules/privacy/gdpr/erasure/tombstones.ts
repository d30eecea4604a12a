import { createHash } from "node:crypto";
import type { App } from "@/src/app";
import { linesIn } from "@/src/files/lines";
import type { Subject } from "@/src/personal-data/holders";
import { keyedHash } from "@/src/secrets/secrets";

/**
 * Who was erased, kept outside the database, so that an old copy of it cannot bring anybody back. A line holds a salted
 * hash of an id, which is random and leads nowhere, and of the mailbox by a key that is not in this file.
 */
export type Tombstone = {
  at: string;
  type: Subject["type"];
  hash: string;
  mailbox: string | null;
};
export type Graveyard = { salt: string | null; stones: Tombstone[] };
export type Buried = Subject & { email?: string | null };

const stonesIn = ({ store }: App) => linesIn(store.plain, "erased.jsonl");

export const mailboxHash = (app: App, email: string) =>
  keyedHash(app.config, "erased mailbox", email.trim().toLowerCase());

/** Of two servers that erase somebody for the first time at once both come to the same. */
const firstSalt = ({ config }: App) => keyedHash(config, "erased salt", "").slice(0, 32);

const hashOf = (salt: string, { type, id }: Subject) =>
  createHash("sha256").update(`${salt} ${type} ${id}`).digest("base64url");

/** Written through to the disk before it answers; how many lines there are then. */
export async function addTombstone(app: App, gone: readonly Buried[]): Promise<number> {
  const text = await stonesIn(app).text();
  const before = graveyardIn(text);
  const salt = before.salt ?? firstSalt(app);
  const isBuried = buriedIn(before);
  const stones = gone.filter((it) => !isBuried(it)).map((it) => stoneOf(app, salt, it));
  if (stones.length === 0) return before.stones.length;
  const lines = [...(before.salt ? [] : [{ salt }]), ...stones].map((it) => JSON.stringify(it));
  await stonesIn(app).add(lines);
  return before.stones.length + stones.length;
}

const stoneOf = (app: App, salt: string, { email, ...subject }: Buried): Tombstone => ({
  at: app.now().toISOString(),
  type: subject.type,
  hash: hashOf(salt, subject),
  mailbox: email ? mailboxHash(app, email) : null,
});

/** Everybody who was ever erased here, the oldest first. */
export const graveyard = async (app: App): Promise<Graveyard> =>
  graveyardIn(await stonesIn(app).text());

function graveyardIn(text: string): Graveyard {
  const lines = text.split("\n").flatMap((line) => readLine(line) ?? []);
  const salt = lines.find((line) => "salt" in line)?.salt ?? null;
  return { salt, stones: lines.flatMap((line) => ("hash" in line ? [line] : [])) };
}

type Line = { salt: string } | Tombstone;

function readLine(line: string): Line | undefined {
  try {
    return line ? (JSON.parse(line) as Line) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes over whoever was erased by the word of the file that is in use, so that none of them comes back with the copy
 * beside which ours lies. Under another salt only that word counts: our own stones are older than the copy itself.
 */
export async function adopt(app: App, inUse: string): Promise<void> {
  const [own, theirs] = [graveyardIn(await stonesIn(app).text()), graveyardIn(inUse)];
  if (!theirs.salt) return;
  if (own.salt !== theirs.salt) return stonesIn(app).replace(inUse);
  const known = new Set(own.stones.map(({ hash }) => hash));
  const lines = theirs.stones.filter(({ hash }) => !known.has(hash));
  if (lines.length > 0) await stonesIn(app).add(lines.map((it) => JSON.stringify(it)));
}

/** Tells of anybody whether a stone bears their name. */
export function buriedIn({ salt, stones }: Graveyard): (subject: Subject) => boolean {
  const names = new Set(stones.map(({ type, hash }) => `${type} ${hash}`));
  return (subject) =>
    salt !== null && names.size > 0 && names.has(`${subject.type} ${hashOf(salt, subject)}`);
}
