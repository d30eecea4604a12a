import { LazySet } from "@/src/lazy";
import type { Hit } from "../lexicon/entry";
import { cues } from "../lexicon/taxonomy";
import type { Reading } from "../reading";

/** How far another trade may stand from the datacenter to be in one list with it, in words. */
const reach = 6;
const ends = new Set([".", ";", ":", "\n"]);
/** "From offices to datacenters" counts up as well. */
const separators = new LazySet(() => [",", "(", ...cues.listWords, ...cues.rangeWords]);

/** Whether this workplace is one of several trades the text counts up, and the first of them. */
export function listedAs(
  reading: Reading,
  { from, to }: Pick<Hit, "from" | "to">,
): "first" | "later" | null {
  if (reading.field !== "text") return null;
  if (finds(reading, from - 1, -1)) return "later";
  return finds(reading, to, 1) ? "first" : null;
}

/** Whether a trade follows in this direction, with nothing but a list between. */
function finds({ words, trades }: Reading, start: number, step: 1 | -1): boolean {
  let isSeparated = false;
  for (let passed = 0, at = start; passed <= reach; passed += 1, at += step) {
    const word = words.words[at];
    if (word === undefined || ends.has(word)) return false;
    const isJoined = words.joined[step === 1 ? at : at + 1] === 1;
    if (separators.has(word) || isJoined) isSeparated = true;
    if (trades[at]) return isSeparated;
  }
  return false;
}
