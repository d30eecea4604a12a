import { createHash } from "node:crypto";
import type { App } from "@/src/app";
import { appendOnlyLines } from "@/src/files/append-only-lines";
import type { Subject } from "@/src/personal-data/holders";
import { keyedHash } from "@/src/secrets/secrets";

/**
 * A record of an erasure, kept outside the database, so that restoring an older copy cannot bring a person back. It
 * holds a salted hash of the random id, and a hash of the mailbox under a key that is not in this file.
 */
export type Tombstone = {
  at: string;
  type: Subject["type"];
  hash: string;
  mailbox: string | null;
};
export type TombstoneFile = { salt: string | null; stones: Tombstone[] };
export type ErasedSubject = Subject & { email?: string | null };

const tombstoneLines = ({ store }: App) => appendOnlyLines(store.plain, "erased.jsonl");

export const mailboxHash = (app: App, email: string) =>
  keyedHash(app.config, "erased mailbox", email.trim().toLowerCase());

/** Derived from the installation's key, so that two servers that start the file at once use the same salt. */
const firstSalt = ({ config }: App) => keyedHash(config, "erased salt", "").slice(0, 32);

const hashOf = (salt: string, { type, id }: Subject) =>
  createHash("sha256").update(`${salt} ${type} ${id}`).digest("base64url");

/** Appends tombstones and flushes them to disk; answers how many there are. */
export async function addTombstone(app: App, gone: readonly ErasedSubject[]): Promise<number> {
  const text = await tombstoneLines(app).text();
  const before = parseTombstones(text);
  const salt = before.salt ?? firstSalt(app);
  const isBuried = hasTombstone(before);
  const stones = gone.filter((it) => !isBuried(it)).map((it) => tombstoneOf(app, salt, it));
  if (stones.length === 0) return before.stones.length;
  const lines = [...(before.salt ? [] : [{ salt }]), ...stones].map((it) => JSON.stringify(it));
  await tombstoneLines(app).add(lines);
  return before.stones.length + stones.length;
}

const tombstoneOf = (app: App, salt: string, { email, ...subject }: ErasedSubject): Tombstone => ({
  at: app.now().toISOString(),
  type: subject.type,
  hash: hashOf(salt, subject),
  mailbox: email ? mailboxHash(app, email) : null,
});

/** Everybody who was ever erased here, the oldest first. */
export const readTombstones = async (app: App): Promise<TombstoneFile> =>
  parseTombstones(await tombstoneLines(app).text());

function parseTombstones(text: string): TombstoneFile {
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
 * Merges the tombstones of the installation in use into ours, when its copy is restored. If the salts differ, its file
 * replaces ours: our own tombstones are older than the copy.
 */
export async function mergeTombstones(app: App, inUse: string): Promise<void> {
  const [own, theirs] = [parseTombstones(await tombstoneLines(app).text()), parseTombstones(inUse)];
  if (!theirs.salt) return;
  if (own.salt !== theirs.salt) return tombstoneLines(app).replace(inUse);
  const known = new Set(own.stones.map(({ hash }) => hash));
  const lines = theirs.stones.filter(({ hash }) => !known.has(hash));
  if (lines.length > 0) await tombstoneLines(app).add(lines.map((it) => JSON.stringify(it)));
}

/** A predicate: whether a subject has a tombstone. */
export function hasTombstone({ salt, stones }: TombstoneFile): (subject: Subject) => boolean {
  const names = new Set(stones.map(({ type, hash }) => `${type} ${hash}`));
  return (subject) =>
    salt !== null && names.size > 0 && names.has(`${subject.type} ${hashOf(salt, subject)}`);
}
