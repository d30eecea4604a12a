import { inflateRawSync } from "node:zlib";

const entry = 0x02014b50;

/** The files of a ZIP as text, by name, as its directory at the end lists them. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const zip = Buffer.from(bytes);
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1")) + 16);
  while (zip.readUInt32LE(at) === entry) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength!);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const isPacked = zip.readUInt16LE(at + 10) !== 0;
    files.set(name, (isPacked ? inflateRawSync(packed) : packed).toString());
    at += 46 + nameLength! + extra! + comment!;
  }
  return files;
}
