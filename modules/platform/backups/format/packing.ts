import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@/src/config";
import { copyDatabase, findingsIn, summarizeCopy } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { bytesOf, contentName, contentsFolder } from "@/src/files";
import type { FileStorage } from "@/src/files/storage";
import { appendOnlyLines } from "@/src/files/append-only-lines";
import { openStore } from "@/src/files/store";
import { sealing, deterministicEncryption } from "./ciphers";
import { type Manifest, trailerOf } from "./manifest";
import { Pack } from "./pieces";
import { tarEnd, tarHead, tarPadding } from "./tar";

/** What a backup is made of, and where it is to lie. */
export type PackOptions = {
  name: string;
  createdAt: string;
  appVersion: string;
  /** The database that others go on writing to; null where it lies elsewhere, and was copied from there. */
  database: string | null;
  /** Whose files and erasures are packed along, wherever they lie. */
  config: Config;
  /** A folder of its own for what is half done. */
  work: string;
  /** The copy is there already, page by page as the database was. */
  isCopied: boolean;
  signingKey: string;
  passphrase: string | null;
};

export const databaseName = "coldaisle.db";
export const erasedName = "erased.jsonl";
const readBytes = 1024 * 1024;
const unchanging = new Date(0);

export const packedIn = (work: string) => join(work, "packed");

type Tell = (step: "copying" | "packing", share: number) => void;

/** Copies the database and packs it with the files; answers the manifest of what lies in the folder for half-done work. */
export async function pack(making: PackOptions, tell: Tell): Promise<Manifest> {
  const copy = join(making.work, databaseName);
  mkdirSync(making.work, { recursive: true, mode: 0o700 });
  if (making.database && !making.isCopied) copyDatabase(making.database, copy);
  refuseUnsound(copy);
  tell("packing", 0);
  const found = summarizeCopy(copy);
  const encryption = making.passphrase ? deterministicEncryption(making.signingKey) : null;
  const seal = making.passphrase && encryption ? sealing(making.passphrase, encryption) : undefined;
  const pack = new Pack(packedIn(making.work), seal);
  const packed = await filled(pack, { ...making, copy }, tell);
  rmSync(copy);
  const { name, createdAt, appVersion } = making;
  const manifest: Manifest = {
    format: 1,
    name,
    createdAt,
    appVersion,
    ...found,
    ...packed,
    payload: pack.ended(),
    encryption,
  };
  pack.close(trailerOf(manifest, making.signingKey));
  return manifest;
}

/** What is damaged already is nothing to keep; the copy is looked at, because that holds nobody up. */
function refuseUnsound(copy: string): void {
  const [finding] = findingsIn(copy);
  if (!finding) return;
  const sentence = "The database is damaged, so no backup was made. Restore the last good one.";
  throw new Failure("unavailable", sentence, { cause: new Error(finding) });
}

/** `copy` is the path of the database as it was copied. */
async function filled(
  pack: Pack,
  { config, createdAt, copy }: PackOptions & { copy: string },
  tell: Tell,
) {
  const at = new Date(createdAt);
  const total = statSync(copy).size + 1;
  const database = addFile(pack, { name: databaseName, path: copy, at }, (done) =>
    tell("packing", (0.8 * done) / total),
  );
  const { encrypted, plain } = openStore(config);
  const erased = await appendOnlyLines(plain, erasedName).text();
  addEntry(pack, { name: erasedName, content: Buffer.from(erased), at });
  const files = { count: 0, bytes: 0 };
  for await (const { name } of encrypted.entries(contentsFolder)) {
    const content = isContent(name) ? await contentAt(encrypted, name) : null;
    if (!content) continue;
    // Of no time of its own, so that it is the same in every backup.
    pack.cut();
    addEntry(pack, { name, content, at: unchanging });
    files.count += 1;
    files.bytes += content.length;
  }
  pack.cut();
  pack.write(tarEnd);
  return {
    database,
    files,
    erasures: erased.split("\n").filter((line) => line.includes('"hash"')).length,
  };
}

/** Drafts beside them, and what is on its way out, are nobody's. */
const isContent = (name: string) => contentName.test(name.split("/").at(-1) ?? "");

/** Null where it was let go of since it was listed. */
async function contentAt(home: FileStorage, name: string): Promise<Buffer | null> {
  const parts = await home.read(name);
  return parts && Buffer.from(await bytesOf(parts));
}

function addEntry(pack: Pack, { name, content, at }: Entry): void {
  pack.write(tarHead(name, content.length, at));
  pack.write(content);
  pack.write(tarPadding(content.length));
}

type Source = { name: string; path: string; at: Date };
type Entry = { name: string; content: Buffer; at: Date };

/** A large file, of which no more is held than a piece. */
function addFile(pack: Pack, { name, path, at }: Source, done: (n: number) => void) {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  const size = statSync(path).size;
  const piece = Buffer.alloc(readBytes);
  pack.write(tarHead(name, size, at));
  pack.cut();
  try {
    for (let total = 0, read = -1; read !== 0; total += read) {
      read = readSync(file, piece, 0, readBytes, total);
      hash.update(piece.subarray(0, read));
      pack.write(piece.subarray(0, read));
      done(total);
    }
  } finally {
    closeSync(file);
  }
  pack.write(tarPadding(size));
  pack.cut();
  return { bytes: size, sha256: hash.digest("hex") };
}
