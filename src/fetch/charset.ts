const utf8 = new TextDecoder();
/** The meta element or XML declaration stands at the very start; HTML's own rule looks this far. */
const declarationBytes = 1024;

/** The text of a body, by its byte order mark, its header, its own declaration, or else as UTF-8. */
export function textOf(body: Uint8Array, contentType: string): string {
  const label = markOf(body) ?? charsetIn(contentType) ?? declaredIn(body, contentType);
  return label === null ? utf8.decode(body) : decoderFor(label).decode(body);
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : null;
}

function declaredIn(body: Uint8Array, contentType: string): string | null {
  if (!/html|xml/i.test(contentType)) return null;
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, declarationBytes));
  const text = start.toString("latin1");
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
