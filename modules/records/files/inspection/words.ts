/** Characters that no text holds, except those that break lines. */
// oxlint-disable-next-line no-control-regex
const unprintable = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F]/;
const markup = /^\uFEFF?\s*<(?:[!?]|\/?[a-z])/i;
const program = /^(?:MZ|\x7FELF|#!)/;

/** Text in an encoding that can be named, which is neither a page nor a program. */
export function isPlainText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes);
  return text !== null && !unprintable.test(text) && !markup.test(text) && !program.test(text);
}

/** UTF-8 or what a mark at its beginning names, else as Windows writes Western languages; null where that is impossible. */
export function decodeText(bytes: Uint8Array): string | null {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return decodedAs("utf-16le", bytes);
  if (a === 0xfe && b === 0xff) return decodedAs("utf-16be", bytes);
  return decodedAs("utf-8", bytes) ?? decodedAs("windows-1252", bytes);
}

function decodedAs(encoding: Bun.Encoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
