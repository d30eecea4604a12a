import type { Words } from "./clean";
import type { Hit } from "./trie";

/** For every word, whether the nearest "a plus" or "required" of its sentence makes it a wish. */
export function wishedWords({ words }: Words, hits: Hit[], sentenceOf: number[]): boolean[] {
  const cues = hits.filter(({ kind }) => kind === "preference");
  if (cues.length === 0) return new Array<boolean>(words.length).fill(false);
  const before = new Array<Hit | undefined>(words.length);
  const after = new Array<Hit | undefined>(words.length);
  for (const cue of cues) before[cue.to - 1] = cue;
  for (const cue of cues) after[cue.from] = cue;

  for (let at = 1; at < words.length; at += 1) {
    if (sentenceOf[at] === sentenceOf[at - 1]) before[at] ??= before[at - 1];
  }
  for (let at = words.length - 2; at >= 0; at -= 1) {
    if (sentenceOf[at] === sentenceOf[at + 1]) after[at] ??= after[at + 1];
  }
  return words.map((_, at) => nearest(before[at], after[at], at)?.id === "preferred");
}

/** At the same distance the cue that follows is meant: "A required, B a plus". */
function nearest(before: Hit | undefined, after: Hit | undefined, at: number): Hit | undefined {
  if (!before || !after) return before ?? after;
  return after.from - at <= at - before.to + 1 ? after : before;
}
