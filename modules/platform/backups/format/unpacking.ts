import { createHash } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { findingsIn, summarizeCopy } from "@/src/engines/copying";
import { Failure } from "@/src/errors";
import { opening as keyFor } from "./ciphers";
import type { Manifest, Signing } from "./manifest";
import { databaseName, erasedName } from "./packing";
import { manifestOf, refuseDamage, type OnBytes, unpackPieces } from "./pieces";
import { type TarEntry, tarEntries } from "./tar";

export type UnpackOptions = {
  path: string;
  signing: Signing;
  passphrase: string | null;
  /** Where it is unpacked to; where nobody wants more than to know that it is whole, nothing is written. */
  into: string | null;
};

/** Reads a backup to its last bit, and unpacks it; answers its manifest, or refuses with what is wrong. */
export function unpack(opening: UnpackOptions, tell: (share: number) => void): Manifest {
  const { path, into, signing, passphrase } = opening;
  const manifest = manifestOf(path, signing);
  const { bytes } = manifest.payload;
  const progressWithin =
    (from: number, to: number): OnBytes =>
    (at) =>
      tell(from + ((to - from) * at) / bytes);
  refuseDamage(path, manifest, progressWithin(0, 0.3));
  const open = manifest.encryption ? keyFor(passphrase, manifest.encryption) : undefined;
  const seen = { files: 0, others: 0, databases: 0 };
  for (const entry of tarEntries(
    unpackPieces(path, manifest, { onBytes: progressWithin(0.3, into ? 0.8 : 1), open }),
  )) {
    const { isFile } = take(entry, manifest, into);
    seen[isFile ? "files" : "others"] += 1;
    if (entry.name === databaseName) seen.databases += 1;
  }
  if (seen.files !== manifest.files.count || seen.databases !== 1) throw incomplete("too few");
  if (into) refuseOther(join(into, databaseName), manifest);
  tell(1);
  return manifest;
}

/** Who had been erased when it was made, as it was packed. */
export function erasedIn({ path, signing, passphrase }: Omit<UnpackOptions, "into">): string {
  const manifest = manifestOf(path, signing);
  if (manifest.erasures === 0) return "";
  refuseDamage(path, manifest, () => {});
  const open = manifest.encryption ? keyFor(passphrase, manifest.encryption) : undefined;
  for (const entry of tarEntries(unpackPieces(path, manifest, { onBytes: () => {}, open }))) {
    const isWanted = entry.name === erasedName;
    const kept: Uint8Array[] = [];
    for (const piece of entry.pieces()) if (isWanted) kept.push(piece.slice());
    if (isWanted) return Buffer.concat(kept).toString();
  }
  return "";
}

/** Writes an entry where it belongs; refuses one of an odd name, and one that is not what was packed. */
function take(entry: TarEntry, manifest: Manifest, into: string | null): { isFile: boolean } {
  const { name } = entry;
  const content = /^files\/[\da-f]{2}\/([\da-f]{64})\.\w+$/.exec(name)?.[1];
  if (!content && name !== databaseName && name !== erasedName) throw incomplete("a name is odd");
  const expected = content ?? (name === databaseName ? manifest.database.sha256 : null);
  const sha256 = written(entry, into && join(into, name));
  // The database was looked through before it was packed; this is that database, to the bit.
  if (expected && sha256 !== expected) throw incomplete(`${name} is another`);
  return { isFile: content !== undefined };
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
  const found = summarizeCopy(path);
  const isSame =
    found.schema === manifest.schema &&
    found.auditHead?.mac === manifest.auditHead?.mac &&
    JSON.stringify(found.rows) === JSON.stringify(manifest.rows);
  if (!isSame) throw incomplete("the rows of its database are others");
}

const incomplete = (why: string) =>
  new Failure("tampered", "The backup is incomplete. Use another one.", { cause: new Error(why) });
