const dash = 0x2d;
const lineEnd = 0x0a;
const mostBoundaries = 100;
const longestBoundary = 200;

/** As many parts as a message claims to have, counted before any of them is taken apart. */
export function countParts(bytes: Uint8Array): number {
  const text = new TextDecoder("latin1").decode(bytes);
  const boundaries = boundariesIn(text);
  if (boundaries.length === 0) return 1;
  let parts = 0;
  for (let at = 0; at >= 0 && at < bytes.length; at = bytes.indexOf(lineEnd, at) + 1 || -1) {
    if (bytes[at] !== dash || bytes[at + 1] !== dash) continue;
    if (boundaries.some((it) => text.startsWith(it, at + 2))) parts += 1;
  }
  return parts;
}

function boundariesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, quoted, bare] of text.matchAll(
    /boundary\s*=\s*(?:"([^"\r\n]{1,200})|([^\s;"]{1,200}))/gi,
  )) {
    found.add((quoted ?? bare ?? "").slice(0, longestBoundary));
    if (found.size >= mostBoundaries) break;
  }
  return [...found];
}
