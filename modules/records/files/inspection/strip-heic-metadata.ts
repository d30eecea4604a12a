type Bytes = Uint8Array<ArrayBuffer>;
type Box = { name: string; at: number; end: number };

/** A photograph of a newer telephone; its notes are blanked where they stand, because everything else is found by its place. */
export function stripHeic(bytes: Bytes): Bytes {
  const meta = boxesOf(bytes, { at: 0, end: bytes.length }).find(({ name }) => name === "meta");
  if (!meta) return bytes;
  const whole = bytes.slice();
  const parts = boxesOf(bytes, { at: meta.at + 4, end: meta.end });
  const telling = parts
    .filter(({ name }) => name === "iinf")
    .flatMap((box) => tellingIn(bytes, box));
  const within = parts.find(({ name }) => name === "idat")?.at ?? 0;
  for (const box of parts.filter(({ name }) => name === "iloc"))
    for (const { id, from, length } of placesIn(bytes, box, within))
      if (telling.includes(id)) whole.fill(0, from, from + length);
  return whole;
}

/** The boxes that fill a stretch; `at` is where the content of each begins. */
function boxesOf(bytes: Bytes, { at: from, end: last }: Pick<Box, "at" | "end">): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= last;) {
    const length = view.getUint32(at);
    const isLong = length === 1;
    const whole = isLong ? Number(view.getBigUint64(at + 8)) : length || last - at;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    boxes.push({ name, at: at + (isLong ? 16 : 8), end: Math.min(at + whole, last) });
    at += Math.max(whole, 8);
  }
  return boxes;
}

/** The ids of what is told beside the picture: its camera's notes, and what programs wrote as XMP. */
function tellingIn(bytes: Bytes, { at, end }: Box): number[] {
  const view = viewOf(bytes);
  const from = at + (bytes[at] === 0 ? 6 : 8);
  return boxesOf(bytes, { at: from, end }).flatMap((entry) => {
    const isWide = (bytes[entry.at] ?? 0) > 2;
    const id = isWide ? view.getUint32(entry.at + 4) : view.getUint16(entry.at + 4);
    const kindAt = entry.at + (isWide ? 10 : 8);
    const kind = String.fromCharCode(...bytes.subarray(kindAt, kindAt + 4));
    return kind === "Exif" || kind === "mime" ? [id] : [];
  });
}

type Place = { id: number; from: number; length: number };

/** Where the content of each item stands in the file; of some it is counted from a box of its own. */
function placesIn(bytes: Bytes, { at }: Box, within: number): Place[] {
  const version = bytes[at] ?? 0;
  const read = reader(bytes, at + 4);
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version > 0 ? sizes & 15 : 0;
  return Array.from({ length: read(version < 2 ? 2 : 4) }).flatMap(() => {
    const id = read(version < 2 ? 2 : 4);
    const isWithin = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (isWithin ? within : 0);
    return Array.from({ length: read(2) }, () => {
      read(indexSize);
      const from = base + read(offsetSize);
      return { id, from, length: read(lengthSize) };
    });
  });
}

/** Reads one number after the other, each of so many bytes. */
function reader(bytes: Bytes, from: number) {
  let at = from;
  return (size: number): number => {
    const value = bytes.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
    at += size;
    return value;
  };
}

const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
