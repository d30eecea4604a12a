const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngMark = "\x89PNG\r\n\x1A\n";
/** A picture of more pixels than this is meant to fill the memory of who looks at it. */
const mostPixels = 100_000_000;

export const looksLikePng = (bytes: Uint8Array) => text(bytes, 0, 8) === pngMark;
export const looksLikeJpeg = (bytes: Uint8Array) => text(bytes, 0, 3) === "\xFF\xD8\xFF";
export const looksLikeWebp = (bytes: Uint8Array) =>
  text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP";
export const looksLikeHeic = (bytes: Uint8Array) =>
  text(bytes, 4, 8) === "ftyp" && /^(?:heic|heix|heif|mif1|msf1|hevc)$/.test(text(bytes, 8, 12));

/** Every chunk whole and with its own checksum, from the first byte to the last. */
export function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  if (bytes.length < 45 || text(bytes, 12, 16) !== "IHDR") return false;
  if (view.getUint32(16) * view.getUint32(20) > mostPixels) return false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return false;
    const sum = Bun.hash.crc32(bytes.subarray(at + 4, end - 4));
    if (sum !== view.getUint32(end - 4)) return false;
    const name = text(bytes, at + 4, at + 8);
    if (name === "IEND") return end === bytes.length;
    if (name !== "IDAT" && foreign.test(latin(bytes.subarray(at, end)))) return false;
    at = end;
  }
  return false;
}

/** How other kinds of files begin: a picture that holds one is two files at once. */
const foreign = /%PDF-|PK\x03\x04|PK\x05\x06|<script|<html|<svg|<\?php/i;
const startOfScan = 0xda;
const endOfPicture = 0xd9;
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb]);

/** Its segments lead to the picture itself; cameras may add a preview behind its end, but no other kind of file. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    const mark = bytes[at + 1] ?? 0;
    const length = view.getUint16(at + 2);
    if (frames.has(mark) && at + 9 <= bytes.length) {
      if (view.getUint16(at + 5) * view.getUint16(at + 7) > mostPixels) return false;
    }
    if (mark === startOfScan) return beginsWell(bytes, at) && endsWell(bytes, at);
    at += 2 + length;
  }
  return false;
}

const beginsWell = (bytes: Uint8Array, scan: number) =>
  !foreign.test(latin(bytes.subarray(0, scan)));

function endsWell(bytes: Uint8Array, scan: number): boolean {
  let end = bytes.length - 2;
  while (end > scan && !(bytes[end] === 0xff && bytes[end + 1] === endOfPicture)) end -= 1;
  if (end <= scan) return false;
  return !foreign.test(latin(bytes.subarray(end)));
}

/** The length that it names is the length that it has. */
export const isWholeWebp = (bytes: Uint8Array) => {
  const named = viewOf(bytes).getUint32(4, true) + 8;
  return named === bytes.length || named + 1 === bytes.length;
};

/** Its boxes follow one another to the last byte. */
export function isWholeHeic(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = view.getUint32(at);
    if (length === 0) return true;
    const whole = length === 1 ? Number(view.getBigUint64(at + 8)) : length;
    if (whole < 8) return false;
    at += whole;
  }
  return at === bytes.length;
}

export const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
