import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = { name: string; content: Uint8Array };

/** Below this packing gains nothing. */
const smallest = 128;
/** What a reader needs to know to unpack (2.0), and that names are UTF-8. */
const [version, isUtf8] = [20, 0x800];

/** An archive, written file by file as they come: no more than one is held. */
export async function* zipBytes(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncIterable<Uint8Array> {
  const listed: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const { head, name, body } = packed(entry, at);
    listed.push(Buffer.concat([listing(head, name, offset), name]));
    const bytes = Buffer.concat([localHeader(head, name), name, body]);
    offset += bytes.length;
    yield bytes;
  }
  const directory = Buffer.concat(listed);
  yield Buffer.concat([directory, ending(listed.length, directory.length, offset)]);
}

function packed({ name, content }: ZipEntry, at: Date) {
  const deflated = content.length < smallest ? content : deflateRawSync(content);
  const isPacked = deflated.length < content.length;
  const body = isPacked ? deflated : content;
  const [day, time] = dosTime(at);
  const head = numbers(
    ...[2, version, 2, isUtf8, 2, isPacked ? 8 : 0, 2, time, 2, day],
    ...[4, crc32(content), 4, body.length, 4, content.length],
  );
  return { head, name: Buffer.from(name), body };
}

const localHeader = (head: Buffer, name: Buffer) =>
  Buffer.concat([numbers(4, 0x04034b50), head, numbers(2, name.length, 2, 0)]);

const listing = (head: Buffer, name: Buffer, offset: number) =>
  Buffer.concat([
    numbers(4, 0x02014b50, 2, version),
    head,
    numbers(2, name.length, 2, 0, 2, 0, 2, 0, 2, 0, 4, 0, 4, offset),
  ]);

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
