import type { Words } from "./clean";
import type { Hit } from "../lexicon/entry";

const hardEnds = new Set([".", "\n", ";", ":", "(", ")", "-"]);
/** How far ahead an "or" still holds a list together, in words. */
const listReach = 14;

/** Which words stand under a "no"; it spans a coordinated list up to the end of the clause. */
export function negatedWords(read: Words, hits: Hit[]): Uint8Array {
  const negated = new Uint8Array(read.words.length);
  if (!hits.some(isNegation)) return negated;
  const clauseWords = new Map<number, string>();
  for (const { kind, from, id } of hits) if (kind === "clause") clauseWords.set(from, id);
  let lastWish = -1;
  for (const hit of hits) {
    if (hit.id === "preferred") lastWish = hit.from;
    if (hit.kind !== "negation") continue;
    // A scope already open ends where this one would, so that a wall of "no" costs no more.
    if (hit.id === "cues" && !negated[hit.to] && !isPrefix(read, hit)) {
      negated.fill(1, hit.to, scopeEnd(read, hit.to, clauseWords));
    }
    if (hit.id !== "after") continue;
    const start = clauseStart(read, hit, negated);
    // "Preferred but not essential" wishes for what it does not demand.
    if (lastWish < start) negated.fill(1, start, hit.from);
  }
  return negated;
}

const isNegation = ({ kind }: Hit) => kind === "negation";

/** "non-standard", "no-nonsense": the cue is part of a word. */
const isPrefix = ({ joined }: Words, { from, to }: Hit) => joined[to] === 1 || joined[from] === 1;

function scopeEnd({ words }: Words, from: number, clauseWords: Map<number, string>): number {
  for (let at = from; at < words.length; at += 1) {
    if (hardEnds.has(words[at] ?? "") || clauseWords.get(at) === "clauseEnd") return at;
    if (words[at] === "," && !listGoesOn(words, at, clauseWords)) return at;
  }
  return words.length;
}

/** Whether an "or" of the same clause follows the comma, as in "no A, B or C". */
function listGoesOn(words: string[], comma: number, clauseWords: Map<number, string>): boolean {
  for (let at = comma + 1; at < Math.min(words.length, comma + listReach); at += 1) {
    if (hardEnds.has(words[at] ?? "") || clauseWords.get(at) === "clauseEnd") return false;
    if (clauseWords.get(at) === "or") return true;
  }
  return false;
}

type Place = Pick<Hit, "from" | "to">;

function clauseStart({ words }: Words, { from, to }: Place, negated: Uint8Array): number {
  // "Forklift licence: not necessary" denies what stands before its mark; "chillers, not necessary with …" what follows.
  const isLast = words[to] === undefined || isClauseMark(words[to] ?? "");
  let at = isLast && isJoint(words[from - 1]) ? from - 1 : from;
  while (at > 0 && !negated[at - 1] && !isClauseMark(words[at - 1] ?? "")) at -= 1;
  return at;
}

const joints = new Set([":", "(", "-", ","]);
const isJoint = (word: string | undefined) => word !== undefined && joints.has(word);
const isClauseMark = (word: string) => hardEnds.has(word) || word === ",";
