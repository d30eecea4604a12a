import type { Hit } from "../lexicon/entry";
import { orWords } from "../lexicon/taxonomy";
import type { Words } from "../text/clean";

const none = -1;
/** How far "a plus" or "required" speaks for what stands beside it, in words: many boards run a whole list together. */
const reachOfCue = 20;

/** For every word, whether the nearest "a plus" or "required" of its sentence makes it a wish: 1, else 0. */
export function wishedWords(
  { words }: Words,
  preferences: readonly Hit[],
  sentenceOf: Int32Array,
): Uint8Array {
  const wished = new Uint8Array(words.length);
  const cues = withoutAlternatives(preferences, sentenceOf);
  if (cues.length === 0) return wished;
  const { before, after } = cuesAround(cues, sentenceOf);
  for (let at = 0; at < words.length; at += 1) {
    const last = before[at] ?? none;
    const next = after[at] ?? none;
    // Most sentences have no cue.
    if (last === next && last === none) continue;
    const cue = nearest(cueAt(cues, last), cueAt(cues, next), at);
    if (cue?.id === "preferred" && isNear(cue, at)) wished[at] = 1;
  }
  return wished;
}

/** "Or willing to obtain it" is a wish for all that was asked before it. */
const isAlternative = ({ id, alias }: Hit) =>
  id === "preferred" && orWords.has(alias.split(" ")[0] ?? "");

/** What says how much something is asked for; "required" counts for nothing where "or willing to" follows. */
function withoutAlternatives(cues: readonly Hit[], sentenceOf: Int32Array): Hit[] {
  return cues.filter((cue, at) => {
    const next = cues[at + 1];
    const isOneSentence = next && sentenceOf[next.from] === sentenceOf[cue.from];
    return !(cue.id === "mandatory" && isOneSentence && isAlternative(next));
  });
}

const cueAt = (cues: Hit[], index: number) => (index === none ? undefined : cues[index]);

/** For every word the last cue before it and the next after it in its sentence, by their number. */
function cuesAround(cues: Hit[], sentenceOf: Int32Array) {
  const before = new Int32Array(sentenceOf.length).fill(none);
  const after = new Int32Array(sentenceOf.length).fill(none);
  for (const [index, { from, to }] of cues.entries()) before[to - 1] = after[from] = index;
  for (let at = 1; at < before.length; at += 1) {
    const isOpen = before[at] === none && sentenceOf[at] === sentenceOf[at - 1];
    if (isOpen) before[at] = before[at - 1] ?? none;
  }
  for (let at = after.length - 2; at >= 0; at -= 1) {
    const isOpen = after[at] === none && sentenceOf[at] === sentenceOf[at + 1];
    if (isOpen) after[at] = after[at + 1] ?? none;
  }
  return { before, after };
}

const isNear = ({ from, to }: Hit, at: number) => from - at <= reachOfCue && at - to < reachOfCue;

/** At the same distance the cue that follows is meant: "A required, B a plus". */
function nearest(before: Hit | undefined, after: Hit | undefined, at: number): Hit | undefined {
  if (!before || !after) return before ?? after;
  return after.from - at <= at - before.to + 1 ? after : before;
}
