const utf8 = new TextDecoder();
/** The meta element or XML declaration stands at the very start; HTML's own rule looks this far. */
const declarationBytes = 1024;

/** The text of a body, by its byte order mark, header or own declaration, or else as UTF-8. */
export function textOf(body: Uint8Array, contentType: string): string {
  // Nearly every page; this way costs a third less than a decoder.
  if (isPlainUtf8(body, contentType)) return viewOf(body, body.length).toString("utf8");
  return decoderFor(labelOf(body, contentType)).decode(body);
}

/** Whether any piece of the body may be read for itself: UTF-8 without a mark before it. */
export const isPlainUtf8 = (body: Uint8Array, contentType: string): boolean =>
  markOf(body) === null && /^utf-?8$/i.test(labelOf(body, contentType));

const labelOf = (body: Uint8Array, contentType: string): string =>
  markOf(body) ?? charsetIn(contentType) ?? declaredIn(body, contentType) ?? "utf-8";

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function declaredIn(body: Uint8Array, contentType: string): string | null {
  if (!/html|xml/i.test(contentType)) return null;
  const text = viewOf(body, Math.min(body.length, declarationBytes)).toString("latin1");
  const label =
    charsetIn(text) ?? /^<\?xml[^>]+encoding\s*=\s*["']([^"']+)/i.exec(text)?.[1] ?? null;
  // A declaration that could be read byte by byte cannot itself be UTF-16.
  return label?.toLowerCase().startsWith("utf-16") ? "utf-8" : label;
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1] ?? null;

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label as "utf-8");
  } catch {
    return utf8; // an unknown label says nothing
  }
}

const viewOf = (body: Uint8Array, length: number) =>
  Buffer.from(body.buffer, body.byteOffset, length);
