import type { Reading } from "./reading";
import { cues } from "./taxonomy";
import type { Hit } from "./trie";

/** How far another trade may stand from the datacenter to be in one list with it, in words. */
const reach = 6;
const ends = new Set([".", ";", ":", "\n"]);
const separators = new Set([",", "(", ...cues.listWords]);

/** For every word whether it names a trade, hospitals, banks, offices: 1, else 0. */
export function tradeWords(hits: Hit[], length: number): Uint8Array {
  const trades = new Uint8Array(length);
  for (const { kind, from, to } of hits) if (kind === "sector") trades.fill(1, from, to);
  return trades;
}

/** Whether this workplace is one of several trades the text counts up. */
export const isListed = (reading: Reading, { from, to }: Pick<Hit, "from" | "to">): boolean =>
  reading.field === "text" && (finds(reading, from - 1, -1) || finds(reading, to, 1));

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
