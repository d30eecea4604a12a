import { createHash } from "node:crypto";
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { copyDatabase, findingsIn, lookInto } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { freshEncryption, sealing } from "./ciphers";
import { type Manifest, trailerOf } from "./manifest";
import { Pack } from "./pieces";
import { tarEnd, tarHead, tarPadding } from "./tar";

/** What a backup is made of, and where it is to lie. */
export type Making = {
  name: string;
  createdAt: string;
  appVersion: string;
  /** The database that others go on writing to. */
  database: string;
  /** The folder with the data: files that were added, and who was erased. */
  data: string;
  /** A folder of its own for what is half done. */
  work: string;
  signingKey: string;
  passphrase: string | null;
};

export const databaseName = "coldaisle.db";
export const erasedName = "erased.jsonl";
const readBytes = 1024 * 1024;

export const packedIn = (work: string) => join(work, "packed");

type Tell = (step: "copying" | "packing", share: number) => void;

/** Copies the database and packs it with the files; answers the manifest of what lies in the folder for half-done work. */
export function pack(making: Making, tell: Tell): Manifest {
  const copy = join(making.work, databaseName);
  mkdirSync(making.work, { recursive: true, mode: 0o700 });
  copyDatabase(making.database, copy);
  refuseUnsound(copy);
  tell("packing", 0);
  const found = lookInto(copy);
  const encryption = making.passphrase ? freshEncryption() : null;
  const seal = making.passphrase && encryption ? sealing(making.passphrase, encryption) : undefined;
  const pack = new Pack(packedIn(making.work), seal);
  const packed = filled(pack, { ...making, copy }, tell);
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
function filled(pack: Pack, { data, createdAt, copy }: Making & { copy: string }, tell: Tell) {
  const at = new Date(createdAt);
  const total = statSync(copy).size + 1;
  const database = addFile(pack, { name: databaseName, path: copy, at }, (done) =>
    tell("packing", (0.8 * done) / total),
  );
  const erased = textIn(join(data, erasedName));
  addEntry(pack, { name: erasedName, content: Buffer.from(erased), at });
  const files = contentsIn(join(data, "files"));
  const sizes = files.map((path) => {
    const content = readFileSync(join(data, "files", path));
    addEntry(pack, { name: `files/${path}`, content, at });
    return content.length;
  });
  pack.write(tarEnd);
  return {
    database,
    files: { count: files.length, bytes: sizes.reduce((sum, n) => sum + n, 0) },
    erasures: erased.split("\n").filter((line) => line.includes('"hash"')).length,
  };
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
  return { bytes: size, sha256: hash.digest("hex") };
}

/** Contents are named by what they are and never change; drafts beside them are nobody's yet. */
function contentsIn(folder: string): string[] {
  const shelves = readFolder(folder).filter((name) => /^[\da-f]{2}$/.test(name));
  return shelves.flatMap((shelf) =>
    readFolder(join(folder, shelf))
      .filter((name) => /^[\da-f]{64}\.\w+$/.test(name))
      .map((name) => `${shelf}/${name}`),
  );
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
