import type { Reading } from "./reading";
import { cues } from "./taxonomy";
import type { Hit } from "./trie";

/** How far another trade may stand from the datacenter to be in one list with it, in words. */
const reach = 6;
const ends = new Set([".", ";", ":", "\n"]);
const separators = new Set([",", "(", ...cues.listWords]);

/** Whether this workplace is one of several trades the text counts up. */
export function isListed({ field, words, hits }: Reading, hit: Pick<Hit, "from" | "to">): boolean {
  if (field === "title") return false;
  return hits.some(({ kind, from, to }) => {
    if (kind !== "sector") return false;
    const [start, end] = from >= hit.to ? [hit.to, from] : [to, hit.from];
    return end >= start && end - start <= reach && isList(words.words, words.joined, start, end);
  });
}

/** Only a list lies between: at least one separator and no end of a sentence. */
function isList(words: string[], joined: boolean[], start: number, end: number): boolean {
  let isSeparated = joined[end] === true;
  for (let at = start; at < end; at += 1) {
    const word = words[at] ?? "";
    if (ends.has(word)) return false;
    if (separators.has(word)) isSeparated = true;
  }
  return isSeparated;
}
