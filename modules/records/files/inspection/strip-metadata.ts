import type { Format } from "../rules";
import { stripHeic } from "./strip-heic-metadata";

const startOfScan = 0xda;
const endOfPicture = 0xd9;
const exif = 0xe1;
/** The frame, its colours and how they are packed; every other mark of a program, and each comment, only tells. */
const isNeeded = (mark: number, name: string) =>
  mark < 0xe0
    ? true
    : mark === 0xe0 || mark === 0xee || (mark === 0xe2 && name.startsWith("ICC_PROFILE"));

/** A photograph the right way up, without its camera's notes and without the previews behind its end. */
function bareJpeg(bytes: Bytes): Bytes {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === endOfPicture) break;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 16));
    if (isNeeded(mark, name)) kept.push(bytes.subarray(at, end));
    if (mark === exif && name.startsWith("Exif\0\0"))
      kept.push(...turned(bytes.subarray(at + 10, end)));
    const next = mark === startOfScan ? endOfScan(bytes, end) : end;
    kept.push(bytes.subarray(end, next));
    at = next;
  }
  return joined([...kept, new Uint8Array([0xff, endOfPicture])]);
}

/** Where the lines of a scan end: at a mark that is neither a written 0xFF nor a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && mark > 0 && mark < 0xff && !(mark >= 0xd0 && mark <= 0xd7)) return at;
  }
  return bytes.length;
}

const orientation = 0x0112;

/** Of the notes only which way up it was held; a picture that lies on its side is no use. */
function turned(notes: Bytes): Uint8Array[] {
  const way = wayIn(notes);
  if (way < 2 || way > 8) return [];
  const head = [0xff, exif, 0, 34, ...Buffer.from("Exif\0\0MM\0*"), 0, 0, 0, 8, 0, 1];
  const line = [orientation >> 8, orientation & 0xff, 0, 3, 0, 0, 0, 1, 0, way, 0, 0];
  return [new Uint8Array([...head, ...line, 0, 0, 0, 0])];
}

function wayIn(notes: Bytes): number {
  const view = viewOf(notes);
  if (notes.length < 14) return 1;
  const isLittle = notes[0] === 0x49;
  const list = view.getUint32(4, isLittle);
  if (list + 2 > notes.length) return 1;
  for (let n = 0; n < view.getUint16(list, isLittle); n += 1) {
    const at = list + 2 + 12 * n;
    if (at + 12 > notes.length) return 1;
    if (view.getUint16(at, isLittle) === orientation) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Strips the metadata of a picture: what its camera and its programs wrote of place, time, device and author. */
export function stripMetadata(bytes: Bytes, format: Format): Bytes {
  const strip = strips[format];
  return strip ? strip(bytes) : bytes;
}

const strips: Partial<Record<Format, (bytes: Bytes) => Bytes>> = {
  jpg: bareJpeg,
  png: barePng,
  webp: bareWebp,
  heic: stripHeic,
};

const nameAt = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const joined = (parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

const tellingOfPng = new Set(["tEXt", "zTXt", "iTXt", "eXIf", "tIME"]);

function barePng(bytes: Bytes): Bytes {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + viewOf(bytes).getUint32(at);
    if (!tellingOfPng.has(nameAt(bytes, at + 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined(kept);
}

const tellingOfWebp = new Set(["EXIF", "XMP "]);
/** Where the first chunk says that there is more of each. */
const flagsOfWebp = 0x08 | 0x04;

function bareWebp(bytes: Bytes): Bytes {
  const kept = [bytes.slice(0, 12)];
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at);
    const length = viewOf(bytes).getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const chunk = bytes.slice(at, end);
    if (name === "VP8X") chunk[8] = (chunk[8] ?? 0) & ~flagsOfWebp;
    if (!tellingOfWebp.has(name)) kept.push(chunk);
    at = end;
  }
  const whole = joined(kept);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}
