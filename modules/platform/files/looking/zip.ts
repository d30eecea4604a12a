import { constants, inflateRawSync } from "node:zlib";

export type Entry = {
  name: string;
  isPacked: boolean;
  isEncrypted: boolean;
  packedBytes: number;
  bytes: number;
  at: number;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const mostEntries = 3000;
const mostBytes = 100 * 1024 * 1024;
/** Prose is packed to a tenth; what is packed to a two-hundredth is meant to burst. */
const mostRatio = 200;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The list of contents of an archive that fills the file from its first byte to its last; null otherwise. */
export function entriesOf(bytes: Uint8Array): Entry[] | null {
  const view = viewOf(bytes);
  if (bytes.length < 22 || view.getUint32(0, true) !== fileMark) return null;
  const end = endOf(view);
  if (end === -1) return null;
  const count = view.getUint16(end + 10, true);
  const from = view.getUint32(end + 16, true);
  if (count > mostEntries || from + view.getUint32(end + 12, true) !== end) return null;
  return listed(bytes, view, { from, end, count });
}

/** The end of the list stands last, with at most a comment behind it that reaches to the last byte. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    return at + 22 + view.getUint16(at + 20, true) === view.byteLength ? at : -1;
  }
  return -1;
}

type Span = { from: number; end: number; count: number };

function listed(bytes: Uint8Array, view: DataView, { from, end, count }: Span): Entry[] | null {
  const entries: Entry[] = [];
  for (let at = from; at + 46 <= end;) {
    if (view.getUint32(at, true) !== entryMark) return null;
    const nameLength = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isPacked: view.getUint16(at + 10, true) !== 0,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + more;
  }
  return entries.length === count ? entries : null;
}

/** Whether it would grow beyond all measure when it is unpacked. */
export const isBomb = (entries: Entry[]): boolean =>
  entries.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes ||
  entries.some(({ bytes, packedBytes }) => bytes > 1024 * 1024 && bytes > packedBytes * mostRatio);

/** Unpacks one entry, at most so many bytes of it; whatever the list says of its size. */
export function unpacked(bytes: Uint8Array, entry: Entry, most: number): Uint8Array {
  const packed = packedBytes(bytes, entry);
  return entry.isPacked ? inflateRawSync(packed, { maxOutputLength: most }) : packed;
}

/** How one entry begins. */
export function beginning(bytes: Uint8Array, entry: Entry): string {
  const packed = packedBytes(bytes, entry).subarray(0, 2048);
  const options = { maxOutputLength: 4 * 1024 * 1024, finishFlush: constants.Z_SYNC_FLUSH };
  return new TextDecoder().decode(entry.isPacked ? inflateRawSync(packed, options) : packed);
}

function packedBytes(bytes: Uint8Array, { at, packedBytes: length }: Entry): Uint8Array {
  const view = viewOf(bytes);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== fileMark) throw new RangeError();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(from, from + length);
}
