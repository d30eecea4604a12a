import { crc32, deflateRawSync } from "node:zlib";

/** One file of an archive; bytes that come in pieces are packed as they come and never held. */
export type ZipEntry = { name: string; content: Uint8Array | AsyncIterable<Uint8Array> };

/** What the local header and the central directory both say of a file. */
type Head = {
  name: Buffer;
  isPacked: boolean;
  isStreamed: boolean;
  crc: number;
  packed: number;
  size: number;
};

/** Below this packing gains nothing. */
const smallest = 128;
/** What a reader needs to know to unpack (2.0); that names are UTF-8; that sums follow the bytes. */
const [version, isUtf8, isFollowed] = [20, 0x800, 8];

/** An archive, written file by file as they come: no more than one is held. */
export async function* zipBytes(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncIterable<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const from = offset;
    const head = headOf(name);
    const bytes =
      content instanceof Uint8Array ? whole(head, content, at) : pieces(head, content, at);
    for await (const piece of bytes) {
      offset += piece.length;
      yield piece;
    }
    directory.push(directoryEntry(head, at, from));
  }
  const listed = Buffer.concat(directory);
  yield Buffer.concat([listed, ending(directory.length, listed.length, offset)]);
}

const headOf = (name: string): Head => ({
  name: Buffer.from(name),
  isPacked: true,
  isStreamed: false,
  crc: 0,
  packed: 0,
  size: 0,
});

function* whole(head: Head, content: Uint8Array, at: Date): Iterable<Uint8Array> {
  const deflated = content.length < smallest ? content : deflateRawSync(content);
  head.isPacked = deflated.length < content.length;
  const body = head.isPacked ? deflated : content;
  Object.assign(head, { crc: crc32(content), packed: body.length, size: content.length });
  yield Buffer.concat([localHeader(head, at), body]);
}

/** Checksum and sizes are known only at the end, and follow in a data descriptor. */
async function* pieces(head: Head, content: AsyncIterable<Uint8Array>, at: Date) {
  head.isStreamed = true;
  yield localHeader(head, at);
  const plain = streamOf(counted(head, content));
  for await (const bytes of plain.pipeThrough(new CompressionStream("deflate-raw"))) {
    head.packed += bytes.length;
    yield bytes as Uint8Array;
  }
  yield numbers(4, 0x08074b50, 4, head.crc, 4, head.packed, 4, head.size);
}

async function* counted(head: Head, content: AsyncIterable<Uint8Array>) {
  for await (const bytes of content) {
    head.crc = crc32(bytes, head.crc);
    head.size += bytes.length;
    yield bytes as Uint8Array<ArrayBuffer>;
  }
}

const localHeader = (head: Head, at: Date) =>
  Buffer.concat([numbers(4, 0x04034b50), described(head, at), numbers(2, 0), head.name]);

const directoryEntry = (head: Head, at: Date, offset: number) =>
  Buffer.concat([
    numbers(4, 0x02014b50, 2, version),
    described(head, at),
    numbers(2, 0, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset),
    head.name,
  ]);

function described({ name, isPacked, isStreamed, crc, packed, size }: Head, at: Date): Buffer {
  const [day, time] = dosTime(at);
  const flags = isUtf8 | (isStreamed ? isFollowed : 0);
  const how = numbers(2, version, 2, flags, 2, isPacked ? 8 : 0, 2, time, 2, day);
  return Buffer.concat([how, numbers(4, crc, 4, packed, 4, size, 2, name.length)]);
}

const ending = (n: number, bytes: number, offset: number) =>
  numbers(4, 0x06054b50, 2, 0, 2, 0, 2, n, 2, n, 4, bytes, 4, offset, 2, 0);

/** Pairs of a width in bytes and a number, little end first. */
function numbers(...pairs: number[]): Buffer {
  const widths = pairs.filter((_, n) => n % 2 === 0);
  const bytes = Buffer.alloc(widths.reduce((sum, width) => sum + width, 0));
  let at = 0;
  widths.forEach((width, n) => {
    bytes.writeUIntLE(pairs[n * 2 + 1] ?? 0, at, width);
    at += width;
  });
  return bytes;
}

function dosTime(at: Date): [day: number, time: number] {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [day, (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)];
}

/** What somebody takes as fast as they like, made no sooner than they take it. */
export function streamOf<Part>(parts: AsyncIterable<Part>): ReadableStream<Part> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream<Part>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
