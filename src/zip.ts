import { crc32 } from "node:zlib";

export type Entry = { name: string; content: string | Uint8Array };

/** A zip file, written as its entries come: none is held but the one at hand, and none is packed. */
export async function* zipBytes(entries: AsyncIterable<Entry>): AsyncIterable<Uint8Array> {
  const listed: Part[] = [];
  let at = 0;
  for await (const { name, content } of entries) {
    const bytes = typeof content === "string" ? utf8(content) : content;
    const size = bytes.length;
    const part = { name, at, crc: crc32(bytes), packed: size, size, isPacked: false };
    listed.push(part);
    const begin = localHeader(part);
    at += begin.length + size;
    yield begin;
    yield bytes;
  }
  yield ending(listed, at);
}

/** Checksum and size are written behind what they are of, because they are known only then. */
export type Part = {
  name: string;
  at: number;
  crc: number;
  packed: number;
  size: number;
  isPacked: boolean;
};

export const utf8 = (text: string) => new TextEncoder().encode(text);
export const sizeOf = (all: Uint8Array[]) => all.reduce((sum, it) => sum + it.length, 0);

/** Numbers as a zip file keeps them: the lowest byte first. */
export function numbers(...all: [bytes: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** What is said of a part before it and at the end; the day is the first that a zip file knows. */
const about = ({ isPacked, crc, packed, size, name }: Part): [2 | 4, number][] => [
  ...([
    [2, 20],
    [2, isPacked ? 8 : 0x800],
    [2, isPacked ? 8 : 0],
    [2, 0],
    [2, 0x21],
  ] as [2, number][]),
  ...([
    [4, crc],
    [4, packed],
    [4, size],
  ] as [4, number][]),
  [2, utf8(name).length],
  [2, 0],
];

function joined(all: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(sizeOf(all));
  all.reduce((at, it) => (bytes.set(it, at), at + it.length), 0);
  return bytes;
}

export const localHeader = (part: Part) =>
  joined([numbers([4, 0x04034b50], ...about(part)), utf8(part.name)]);

export function ending(parts: Part[], at: number): Uint8Array {
  const list = joined(
    parts.map((part) => {
      const rest: [2 | 4, number][] = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, part.at],
      ];
      return joined([numbers([4, 0x02014b50], [2, 20], ...about(part), ...rest), utf8(part.name)]);
    }),
  );
  const count = parts.length;
  return joined([
    list,
    numbers(
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, list.length],
      [4, at],
      [2, 0],
    ),
  ]);
}
