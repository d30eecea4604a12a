import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { findingsIn, lookInto } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { opening } from "./ciphers";
import type { Manifest, Signing } from "./manifest";
import { databaseName, erasedName } from "./packing";
import { manifestOf, refuseDamage, type Told, unpacked } from "./pieces";
import { type TarEntry, tarEntries } from "./tar";

export type Opening = {
  path: string;
  /** Where it is unpacked to. */
  into: string;
  signing: Signing;
  passphrase: string | null;
  /** Files are looked at and not written, where nobody wants more than to know that they are whole. */
  isOnlyRead: boolean;
};

/** Unpacks a backup and looks at everything that can be looked at; answers its manifest, or refuses with what is wrong. */
export function unpack(
  { path, into, signing, passphrase, isOnlyRead }: Opening,
  tell: (share: number) => void,
): Manifest {
  const manifest = manifestOf(path, signing);
  const { bytes } = manifest.payload;
  const told =
    (from: number, to: number): Told =>
    (at) =>
      tell(from + ((to - from) * at) / bytes);
  refuseDamage(path, manifest, told(0, 0.2));
  const open = manifest.encryption ? opening(passphrase, manifest.encryption) : undefined;
  mkdirSync(into, { recursive: true, mode: 0o700 });
  const seen = { files: 0 };
  for (const entry of tarEntries(unpacked(path, manifest, told(0.2, 0.6), open))) {
    taken(entry, manifest, { into, isOnlyRead, seen });
  }
  if (seen.files !== manifest.files.count) throw incomplete("files are missing");
  refuseOther(join(into, databaseName), manifest);
  tell(1);
  return manifest;
}

type Place = { into: string; isOnlyRead: boolean; seen: { files: number } };

function taken(entry: TarEntry, manifest: Manifest, { into, isOnlyRead, seen }: Place): void {
  const { name } = entry;
  const content = /^files\/[\da-f]{2}\/([\da-f]{64})\.\w+$/.exec(name)?.[1];
  if (!content && name !== databaseName && name !== erasedName) throw incomplete("a name is odd");
  const expected = content ?? (name === databaseName ? manifest.database.sha256 : null);
  const isWritten = !isOnlyRead || !content;
  const sha256 = written(entry, isWritten ? join(into, name) : null);
  if (expected && sha256 !== expected) throw incomplete(`${name} is another`);
  if (content) seen.files += 1;
}

function written(entry: TarEntry, path: string | null): string {
  const hash = createHash("sha256");
  if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = path ? openSync(path, "w", 0o600) : null;
  try {
    for (const piece of entry.pieces()) {
      hash.update(piece);
      for (let at = 0; file !== null && at < piece.length; at += writeSync(file, piece, at));
    }
    if (file !== null) fsyncSync(file);
  } finally {
    if (file !== null) closeSync(file);
  }
  return hash.digest("hex");
}

/** The database is sound, and holds what was counted when it was packed. */
function refuseOther(path: string, manifest: Manifest): void {
  const [finding] = findingsIn(path);
  if (finding) throw incomplete(finding);
  const found = lookInto(path);
  const isSame =
    found.schema === manifest.schema &&
    found.auditHead?.mac === manifest.auditHead?.mac &&
    JSON.stringify(found.rows) === JSON.stringify(manifest.rows);
  if (!isSame) throw incomplete("the rows of its database are others");
}

/** Reads a backup to its last byte and leaves nothing behind. */
export function readBack(opening: Opening, tell: (share: number) => void): Manifest {
  try {
    return unpack(opening, tell);
  } finally {
    rmSync(opening.into, { recursive: true, force: true });
  }
}

const incomplete = (why: string) =>
  new Failure("tampered", "The backup is not whole. Use another one.", { cause: new Error(why) });
