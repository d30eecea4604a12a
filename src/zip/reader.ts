import { constants, inflateRawSync } from "node:zlib";

/** A file as the central directory of an archive lists it; nothing of it is unpacked yet. */
export type ListedFile = {
  name: string;
  isPacked: boolean;
  isEncrypted: boolean;
  packedBytes: number;
  bytes: number;
  at: number;
};

/** Where a decompression bomb is refused, for every archive that somebody sends. */
export const zipLimits = {
  files: 3000,
  /** All files together, as the directory gives their sizes. */
  listedBytes: 100 * 1024 * 1024,
  /** Prose is packed to a tenth; what is packed to a two-hundredth is meant to burst. */
  ratio: 200,
  /** What is really unpacked of one archive, whatever its directory says. */
  unpackedBytes: 256 * 1024 * 1024,
};

const endMark = 0x06054b50;
const listMark = 0x02014b50;
const fileMark = 0x04034b50;

/**
 * The directory of an archive, or null where there is none that can be read. `isWhole` says that the
 * archive fills the file from its first byte to its last, so that the file is nothing else beside it.
 */
export function readZip(bytes: Uint8Array): { files: ListedFile[]; isWhole: boolean } | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === -1) return null;
  const count = view.getUint16(end + 10, true);
  const from = view.getUint32(end + 16, true);
  if (count > zipLimits.files) return null;
  const files: ListedFile[] = [];
  let at = from;
  for (; files.length < count; at += lengthOf(view, at)) {
    if (at + 46 > end || view.getUint32(at, true) !== listMark) return null;
    files.push(listedAt(bytes, view, at));
  }
  const reachesEnd = end + 22 + view.getUint16(end + 20, true) === bytes.length;
  const isListed = at === end && from + view.getUint32(end + 12, true) === end;
  return { files, isWhole: view.getUint32(0, true) === fileMark && reachesEnd && isListed };
}

/** The end of the directory stands last, before a comment of at most 64 KiB. */
function endOf(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}

const lengthOf = (view: DataView, at: number) =>
  46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);

const listedAt = (bytes: Uint8Array, view: DataView, at: number): ListedFile => ({
  name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true))),
  isPacked: view.getUint16(at + 10, true) !== 0,
  isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
  packedBytes: view.getUint32(at + 20, true),
  bytes: view.getUint32(at + 24, true),
  at: view.getUint32(at + 42, true),
});

/** Whether it would grow beyond all measure when it is unpacked. */
export const isBomb = (files: ListedFile[]): boolean =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) > zipLimits.listedBytes ||
  files.some(
    ({ bytes, packedBytes }) => bytes > 1024 * 1024 && bytes > packedBytes * zipLimits.ratio,
  );

/** Unpacks one file, or throws where it has more than so many bytes, whatever the directory says. */
export function unpacked(bytes: Uint8Array, file: ListedFile, most: number): Uint8Array {
  const packed = packedBytesOf(bytes, file);
  return file.isPacked ? inflateRawSync(packed, { maxOutputLength: most }) : packed;
}

/** How one file begins. */
export function beginning(bytes: Uint8Array, file: ListedFile): string {
  const packed = packedBytesOf(bytes, file).subarray(0, 2048);
  const options = { maxOutputLength: 4 * 1024 * 1024, finishFlush: constants.Z_SYNC_FLUSH };
  return new TextDecoder().decode(file.isPacked ? inflateRawSync(packed, options) : packed);
}

function packedBytesOf(bytes: Uint8Array, { at, packedBytes }: ListedFile): Uint8Array {
  const view = viewOf(bytes);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== fileMark) throw new RangeError();
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(from, from + packedBytes);
}

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
