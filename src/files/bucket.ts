import { Failure } from "../errors/index";
import { type Entry, type FileStorage, type Parts, chunksOf } from "./storage";
import { type Bucket, type Listed, openBucket, type BucketAddress } from "./s3";

/** What is larger lies there as several objects, so that no more than this is ever held in memory. */
const objectBytes = 16 * 1024 ** 2;
/** The last of several says that it is: without it nothing of them counts. */
const partSign = /\/\d{5}(\.end)?$/;
const endSign = ".end";

/** A bucket that many servers share. An object is there whole or not at all, and several are there once the last is. */
export function bucketStorage(address: BucketAddress): FileStorage {
  const bucket = openBucket(address);
  const read = (name: string) => readFrom(bucket, name);
  const remove = (name: string) => removeFrom(bucket, name);
  const write = (name: string, parts: Parts) => writeTo(bucket, name, parts);
  return {
    kind: "bucket",
    write,
    append: (name, text) => bucket.put(`${name}/${Bun.randomUUIDv7()}`, Buffer.from(text)),
    read,
    has: async (name) => (await bucket.has(name)) || (await partsOf(bucket, name)) !== null,
    /** A bucket can't rename: the copy is there before the original goes. */
    async rename(from, to) {
      const parts = await read(from);
      if (!parts) throw new Failure("missing", "The storage does not have this file.");
      await write(to, parts);
      await remove(from);
    },
    remove,
    entries: (begins) => entriesIn(bucket, begins),
    clearDrafts: (before) => clearHalves(bucket, before),
  };
}

async function writeTo(bucket: Bucket, name: string, parts: Parts): Promise<number> {
  let [bytes, n] = [0, 0];
  for await (const { piece, isLast } of chunksOf(parts, objectBytes)) {
    const number = String((n += 1)).padStart(5, "0");
    const isWhole = isLast && n === 1;
    await bucket.put(isWhole ? name : `${name}/${number}${isLast ? endSign : ""}`, piece);
    bytes += piece.length;
  }
  return bytes;
}

async function readFrom(bucket: Bucket, name: string) {
  const whole = await bucket.get(name);
  if (whole) return whole;
  const parts = await partsOf(bucket, name);
  return parts && inOrder(bucket, parts);
}

async function* inOrder(bucket: Bucket, parts: Listed[]): AsyncGenerator<Uint8Array> {
  for (const { name } of parts) {
    const part = await bucket.get(name);
    if (!part) throw new Failure("missing", "The storage does not have this file.");
    yield* part;
  }
}

/** The objects of a large file in their order; null where it is not there to its end. */
async function partsOf(bucket: Bucket, name: string): Promise<Listed[] | null> {
  const parts = await Array.fromAsync(bucket.list(`${name}/`));
  return parts.at(-1)?.name.endsWith(endSign) ? parts : null;
}

async function removeFrom(bucket: Bucket, name: string): Promise<void> {
  await bucket.remove(name);
  const parts = await Array.fromAsync(bucket.list(`${name}/`));
  // The end goes first: a half of it is no file any more.
  for (const part of parts.toReversed()) await bucket.remove(part.name);
}

async function* entriesIn(bucket: Bucket, begins: string): AsyncGenerator<Entry> {
  let large = null as Entry | null;
  for await (const it of bucket.list(begins)) {
    if (!partSign.test(it.name)) {
      yield it;
      continue;
    }
    const name = it.name.replace(partSign, "");
    large = { name, at: it.at, bytes: it.bytes + (large?.name === name ? large.bytes : 0) };
    if (it.name.endsWith(endSign)) yield large;
  }
}

/** Objects whose last one never came. */
async function clearHalves(bucket: Bucket, before: Date): Promise<number> {
  const halves = new Map<string, Listed[]>();
  for await (const it of bucket.list("")) {
    const name = partSign.test(it.name) ? it.name.replace(partSign, "") : null;
    if (name && it.name.endsWith(endSign)) halves.delete(name);
    else if (name) halves.set(name, [...(halves.get(name) ?? []), it]);
  }
  const old = [...halves.values()].filter((parts) => parts.every(({ at }) => at < before)).flat();
  for (const { name } of old) await bucket.remove(name);
  return old.length;
}
