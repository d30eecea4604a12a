import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { Failure } from "@/src/errors";
import { type Manifest, readTrailer, type Signing, tailBytes, trailerLength } from "./manifest";
import type { ChunkCipher } from "./ciphers";

/** Whole pages of a database: what did not change is the same piece again. */
const pieceBytes = 256 * 1024;
const readBytes = 1024 * 1024;
/** Programs that unpack zstd skip what begins like this, and so find the next piece. */
const skipped = 0x184d2a50;
const headBytes = 12;
const plain: ChunkCipher = (piece) => piece;

/** A file written in compressed pieces, each behind its length: `zstd -d` makes a plain archive of it. */
export class Pack {
  readonly #file: number;
  readonly #seal: ChunkCipher;
  readonly #hash = createHash("sha256");
  readonly #gathered = Buffer.alloc(pieceBytes);
  #filled = 0;
  #pieces = 0;
  #bytes = 0;

  /** Makes the file; refuses one that is there already. */
  constructor(path: string, seal: ChunkCipher = plain) {
    this.#file = openSync(path, "wx", 0o600);
    this.#seal = seal;
  }

  write(part: Buffer): void {
    for (let at = 0; at < part.length;) {
      if (this.#filled === pieceBytes) this.#flush(false);
      const taken = part.copy(this.#gathered, this.#filled, at);
      this.#filled += taken;
      at += taken;
    }
  }

  /** Ends a piece here, so that what comes next lies in the same pieces wherever it begins. */
  cut(): void {
    if (this.#filled > 0) this.#flush(false);
  }

  /** Answers what the manifest says of all the pieces. */
  ended(): Manifest["payload"] {
    this.#flush(true);
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** The manifest behind them; after this everything lies on the disk. */
  close(trailer?: Buffer): void {
    if (trailer) {
      this.#put(trailer);
      fsyncSync(this.#file);
    }
    closeSync(this.#file);
  }

  #flush(isLast: boolean): void {
    const piece = zstdCompressSync(this.#gathered.subarray(0, this.#filled));
    const body = this.#seal(piece, this.#pieces, isLast);
    for (const part of [frameHead(body.length), body]) {
      this.#hash.update(part);
      this.#put(part);
    }
    this.#pieces += 1;
    this.#filled = 0;
  }

  #put(part: Buffer): void {
    for (let at = 0; at < part.length; at += writeSync(this.#file, part, at));
    this.#bytes += part.length;
  }
}

/** The manifest of a finished backup. Anything else is refused with what is wrong with it. */
export function manifestOf(path: string, signing: Signing): Manifest {
  return reading(path, (file, size) => {
    const length = trailerLength(bytesAt(file, Math.max(0, size - tailBytes), tailBytes));
    const manifest = readTrailer(bytesAt(file, Math.max(0, size - length), length), signing);
    if (manifest.payload.bytes !== size - length) throw damaged();
    return manifest;
  });
}

/** Refuses a backup of which any bit is another than it was. */
export function refuseDamage(path: string, { payload }: Manifest, onBytes: OnBytes): void {
  const hash = createHash("sha256");
  for (const part of partsOf(path, payload.bytes, onBytes)) hash.update(part);
  if (hash.digest("hex") !== payload.sha256) throw damaged();
}

export type OnBytes = (bytes: number) => void;

/** Who hears how far it is, and what opens the pieces of an encrypted backup. */
export type Unpacking = { onBytes: OnBytes; open?: ChunkCipher | undefined };

export type Frame = { head: Buffer; body: Buffer };

/** The pieces as they lie in the file, each behind its length. */
export function* framesOf(path: string, { payload }: Manifest): Generator<Frame> {
  const file = openSync(path, "r");
  try {
    for (let at = 0; at < payload.bytes;) {
      const head = bytesAt(file, at, headBytes);
      const length = head.length === headBytes ? head.readUInt32LE(8) : 0;
      const next = at + headBytes + length;
      if (length === 0 || next > payload.bytes) throw damaged();
      yield { head, body: bytesAt(file, at + headBytes, length) };
      at = next;
    }
  } finally {
    closeSync(file);
  }
}

/** How a piece begins in the file. */
export function frameHead(length: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(skipped, 0);
  head.writeUInt32LE(4, 4);
  head.writeUInt32LE(length, 8);
  return head;
}

/** Everything behind the pieces: the manifest and its signature. */
export const trailerOfFile = (path: string, { payload }: Manifest): Buffer =>
  reading(path, (file, size) => bytesAt(file, payload.bytes, size - payload.bytes));

/** What was packed, piece by piece. */
export function* unpackPieces(
  path: string,
  manifest: Manifest,
  { onBytes, open = plain }: Unpacking,
): Generator<Buffer> {
  let [at, n] = [0, 0];
  for (const { head, body } of framesOf(path, manifest)) {
    at += head.length + body.length;
    yield zstdDecompressSync(open(body, n, at === manifest.payload.bytes));
    onBytes(at);
    n += 1;
  }
}

function* partsOf(path: string, end: number, onBytes: OnBytes): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    for (let at = 0; at < end;) {
      const part = bytesAt(file, at, Math.min(readBytes, end - at));
      if (part.length === 0) return;
      yield part;
      at += part.length;
      onBytes(at);
    }
  } finally {
    closeSync(file);
  }
}

function bytesAt(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  for (let read = -1; filled < length && read !== 0; filled += read) {
    read = readSync(file, bytes, filled, length - filled, at + filled);
  }
  return bytes.subarray(0, filled);
}

function reading<Found>(path: string, work: (file: number, size: number) => Found): Found {
  const file = openSync(path, "r");
  try {
    return work(file, fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}

const damaged = () => new Failure("tampered", "The backup is damaged. Use another one.");
