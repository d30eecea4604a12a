import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { Failure } from "@/src/errors";

const count = z.number().int().min(0);
const Sha256 = z.string().regex(/^[\da-f]{64}$/);

/** What a backup says of itself, signed with the installation's key. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  name: z.string(),
  createdAt: z.iso.datetime(),
  appVersion: z.string(),
  /** How many migrations the database has seen. */
  schema: count,
  rows: z.record(z.string(), count),
  database: z.strictObject({ bytes: count, sha256: Sha256 }),
  /** How many files were added to records, and their bytes. */
  files: z.strictObject({ count, bytes: count }),
  /** What is packed, as it lies in the file before this manifest. */
  payload: z.strictObject({ bytes: count, sha256: Sha256 }),
  /** The newest seal of the audit trail. */
  auditHead: z.strictObject({ upTo: count, mac: z.string() }).nullable(),
  /** How many had been erased for good by then. */
  erasures: count,
  encryption: z.strictObject({ salt: z.string(), nonce: z.string() }).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

/** Programs that unpack zstd skip what begins like this (RFC 8878, 3.1.2). */
const skipped = 0x184d2a51;
const mark = Buffer.from("COLDAISL");
const headBytes = 8;
export const tailBytes = 4 + mark.length;
const macLength = 64;
export const longestManifest = 1024 * 1024;

const macOf = (key: string, text: string) =>
  createHmac("sha256", `backup manifest ${key}`).update(text).digest("hex");

/** The end of a backup file: its manifest, the signature, and how long both are. */
export function trailerOf(manifest: Manifest, key: string): Buffer {
  const json = JSON.stringify(manifest);
  return wrapped(Buffer.from(macOf(key, json) + json));
}

function wrapped(said: Buffer): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(skipped, 0);
  head.writeUInt32LE(said.length + tailBytes, 4);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(said.length);
  return Buffer.concat([head, said, length, mark]);
}

/** How long the whole trailer is, by its last bytes. */
export function trailerLength(tail: Buffer): number {
  const length = tail.length === tailBytes ? tail.readUInt32LE(0) : 0;
  const isOurs = tail.subarray(4).equals(mark) && length > macLength && length < longestManifest;
  if (!isOurs) throw unfinished();
  return headBytes + length + tailBytes;
}

export type Signing = {
  key: string;
  /** Somebody has lost the key, and takes the word of the file for it. */
  isUnsigned?: boolean;
};

/** What the trailer says, if this installation has signed exactly that. */
export function readTrailer(trailer: Buffer, { key, isUnsigned }: Signing): Manifest {
  const said = trailer.subarray(headBytes, -tailBytes);
  if (!wrapped(said).equals(trailer)) throw unfinished();
  const mac = said.toString("latin1", 0, macLength);
  const json = said.toString("utf8", macLength);
  const expected = Buffer.from(macOf(key, json));
  const given = Buffer.from(mac);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isUnsigned && !isGenuine) throw foreign();
  return manifestIn(json);
}

function manifestIn(json: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(json));
  } catch (cause) {
    throw new Failure("tampered", "The backup cannot be read.", { cause });
  }
}

const unfinished = () => new Failure("tampered", "The backup is damaged at its end.");
const foreign = () =>
  new Failure(
    "tampered",
    "The backup signature doesn't match: it was modified or made with another SECRET_KEY.",
  );
