import type { Format } from "../rules";
import { bareHeic } from "./bare-heic";
import { bareJpeg } from "./bare-jpeg";

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture without what its camera and its programs wrote beside it: where, when, with what, by whom. */
export function bare(bytes: Bytes, format: Format): Bytes {
  const strip = strips[format];
  return strip ? strip(bytes) : bytes;
}

const strips: Partial<Record<Format, (bytes: Bytes) => Bytes>> = {
  jpg: bareJpeg,
  png: barePng,
  webp: bareWebp,
  heic: bareHeic,
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
