import { readZip, unpacked, zipLimits } from "./reader";

/** The files of a ZIP, by name, as its directory at the end lists them. */
export function unzipBytes(bytes: Uint8Array): Map<string, Buffer> {
  const files = readZip(bytes)?.files ?? [];
  const content = (file: (typeof files)[number]) =>
    Buffer.from(unpacked(bytes, file, zipLimits.unpackedBytes));
  return new Map(files.map((file) => [file.name, content(file)]));
}

/** The same as text. */
export const unzip = (bytes: Uint8Array): Map<string, string> =>
  new Map([...unzipBytes(bytes)].map(([name, content]) => [name, content.toString()]));
