import type { Encoding } from "../rules";

/** Found by looking: a mark at the beginning, noughts in every other byte, or what reads without a fault. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  const begin = bytes.subarray(0, 4096);
  const noughts = [0, 1].map(
    (odd) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  if ((noughts[1] ?? 0) > begin.length / 4) return "utf-16le";
  if ((noughts[0] ?? 0) > begin.length / 4) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  // Where Windows has letters and dashes, ISO has nothing; where ISO has the euro, Windows has a sign nobody writes.
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return !isWindows && bytes.includes(0xa4) ? "iso-8859-15" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Always something: what cannot be read shows as the sign for it, so that one sees to choose another encoding. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);
