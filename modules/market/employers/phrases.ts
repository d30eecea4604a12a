/** One expression for many phrases; a phrase is found only as whole words. */
export const anyOf = (phrases: readonly string[], flags = "giu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, flags);

export const allIn = (byLanguage: Record<string, readonly string[]>): string[] =>
  Object.values(byLanguage).flat();

const before = 40;
const after = 60;

/** A phrase with the words around it, as a quotation. */
export function quoteOf(text: string, start: number, end: number): string {
  const from = Math.max(0, start - before);
  const to = Math.min(text.length, end + after);
  const cut = text.slice(from, to).replaceAll(/\s+/g, " ");
  const head = from > 0 ? cut.slice(cut.indexOf(" ") + 1) : cut;
  const tail = to < text.length ? head.slice(0, Math.max(0, head.lastIndexOf(" "))) : head;
  return `${from > 0 ? "… " : ""}${tail.trim()}${to < text.length ? " …" : ""}`;
}
