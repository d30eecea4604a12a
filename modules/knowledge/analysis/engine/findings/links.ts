import type { Words } from "../text/clean";
import type { Hit } from "../lexicon/entry";

type Place = Pick<Hit, "from" | "to">;

/** A link is longer only where it carries what nobody reads. */
const longestLink = 200;
/** "LoRaWAN" is no WAN, while "KenntnisseHVAC" lost its blank. */
const longestPart = 4;
const letter = /\p{L}/u;

/** Whether words stand in an address of the web: a slug repeats a title, or is of another page. */
export function isInLink({ text, starts }: Words, { from }: Place): boolean {
  const end = starts[from] ?? 0;
  let at = end;
  while (at > 0 && end - at < longestLink && !isEdge(text.charCodeAt(at - 1))) at -= 1;
  if (at === end) return false;
  const before = text.slice(at, end);
  return before.includes("://") || before.startsWith("www.");
}

/** Blanks, brackets, quotes and what tags leave. */
const isEdge = (unit: number) => unit <= 0x22 || edges.has(unit);
const edges = new Set([..."()[]<>'|"].map((it) => it.charCodeAt(0)).concat(0xa0));

/** Whether a short word is only the end of a name written together. */
export function isEndOfName({ text, starts, ends }: Words, { from, to }: Place): boolean {
  const start = starts[from] ?? 0;
  const isShort = to - from === 1 && (ends[from] ?? 0) - start <= longestPart;
  if (!isShort || start === 0 || starts[from] !== ends[from - 1]) return false;
  const first = starts[from - 1] ?? 0;
  return start - first <= longestPart && letter.test(text.charAt(start - 1));
}
