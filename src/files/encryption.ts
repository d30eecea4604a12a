import {
  createCipheriv,
  createDecipheriv,
  createHash,
  type DecipherGCM,
  randomBytes,
} from "node:crypto";
import { Failure } from "../errors";
import { type FileStorage, type Parts, chunksOf } from "./storage";

/** What encrypted files begin with; everything else lies there as it came. */
const mark = Buffer.from("\0coldaisle sealed 1\n", "latin1");
const nonceBytes = 7;
const tagBytes = 16;
const pieceBytes = 64 * 1024;

/** A home whose files are encrypted where a key is set, in pieces that are each bound to their file and place. */
export const encryptedStorage = (home: FileStorage, secret: string | null): FileStorage => ({
  ...home,
  write: (name, parts) => home.write(name, secret ? sealed(secret, name, parts) : parts),
  async read(name) {
    const parts = await home.read(name);
    return parts && opened(secret, name, parts);
  },
});

/**
 * The name a file is bound to as additional authenticated data: that of its content, so that it can still be read after
 * it was put aside under another.
 */
const boundTo = (name: string) => Buffer.from(/[\da-f]{64}\.\w+/.exec(name)?.[0] ?? name);

const keyFor = (secret: string) => createHash("sha256").update(`files at rest ${secret}`).digest();

function ivOf(nonce: Buffer, n: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  nonce.copy(iv);
  iv.writeUInt32BE(n, nonceBytes);
  iv.writeUInt8(Number(isLast), nonceBytes + 4);
  return iv;
}

async function* sealed(secret: string, name: string, parts: Parts): AsyncGenerator<Uint8Array> {
  const [key, nonce] = [keyFor(secret), randomBytes(nonceBytes)];
  yield Buffer.concat([mark, nonce]);
  let n = 0;
  for await (const { piece, isLast } of chunksOf(parts, pieceBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, ivOf(nonce, n, isLast));
    cipher.setAAD(boundTo(name));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    n += 1;
  }
}

async function* opened(secret: string | null, name: string, parts: Parts) {
  const { head, rest } = await beheaded(parts, mark.length + nonceBytes);
  if (!head.subarray(0, mark.length).equals(mark)) {
    if (head.length > 0) yield head;
    yield* rest;
    return;
  }
  if (!secret) throw locked();
  const [key, nonce] = [keyFor(secret), head.subarray(mark.length)];
  let n = 0;
  for await (const { piece, isLast } of chunksOf(rest, pieceBytes + tagBytes)) {
    const decipher = createDecipheriv("aes-256-gcm", key, ivOf(nonce, n, isLast));
    decipher.setAAD(boundTo(name));
    yield decrypted(decipher, piece);
    n += 1;
  }
}

function decrypted(decipher: ReturnType<typeof createDecipheriv>, piece: Buffer): Buffer {
  const end = Math.max(0, piece.length - tagBytes);
  try {
    (decipher as DecipherGCM).setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  } catch (cause) {
    const sentence = "This file is damaged, or was encrypted with another key.";
    throw new Failure("unavailable", sentence, { cause });
  }
}

const locked = () =>
  new Failure(
    "unavailable",
    "This file is encrypted. Set its key with FILES_KEY or FILES_KEY_FILE.",
  );

/** The first bytes, as far as there are so many, and everything behind them. */
async function beheaded(parts: Parts, length: number) {
  const source =
    Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  let held = Buffer.alloc(0);
  let isDone = false;
  while (held.length < length && !isDone) {
    const { done, value } = await source.next();
    isDone = Boolean(done);
    if (value) held = Buffer.concat([held, value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    if (held.length > length) yield held.subarray(length);
    while (!isDone) {
      const { done, value } = await source.next();
      isDone = Boolean(done);
      if (value) yield value;
    }
  }
  return { head: held.subarray(0, length), rest: rest() };
}
