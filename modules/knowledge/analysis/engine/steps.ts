const firstCapacity = 1 << 16;

/** Steps from node to node by words, packed in one table: a map in every node took most of the time. */
export type Steps = { froms: Int32Array; words: Int32Array; targets: Int32Array; count: number };

export const noSteps = (capacity = firstCapacity): Steps => ({
  froms: new Int32Array(capacity).fill(-1),
  words: new Int32Array(capacity),
  targets: new Int32Array(capacity),
  count: 0,
});

/** The node a word leads to from this one; -1 where no alias goes on so. */
export function stepFrom({ froms, words, targets }: Steps, from: number, word: number): number {
  const mask = froms.length - 1;
  for (let slot = slotOf(from, word) & mask; ; slot = (slot + 1) & mask) {
    if (froms[slot] === -1) return -1;
    if (froms[slot] === from && words[slot] === word) return targets[slot] ?? -1;
  }
}

/** From one node by a word to another. */
type Edge = { from: number; word: number; to: number };

export function addStep(steps: Steps, { from, word, to }: Edge): Steps {
  const roomy = steps.count * 2 < steps.froms.length ? steps : doubled(steps);
  const mask = roomy.froms.length - 1;
  let slot = slotOf(from, word) & mask;
  while (roomy.froms[slot] !== -1) slot = (slot + 1) & mask;
  roomy.froms[slot] = from;
  roomy.words[slot] = word;
  roomy.targets[slot] = to;
  roomy.count += 1;
  return roomy;
}

/**
 * The steps of a finished trie from pairs of node and word, the first of which leads to node 1: a table of the right
 * size from the start, and plain numbers, because every start runs this before anything is compiled. What begins at the
 * root is left out, for a finished trie knows it by the word alone.
 */
export function stepsIn(pairs: Int32Array): Steps {
  const count = pairs.length / 2;
  const { froms, words, targets } = noSteps(2 ** Math.ceil(Math.log2(count * 2 + 1)));
  const mask = froms.length - 1;
  for (let to = 1; to <= count; to += 1) {
    const from = pairs[to * 2 - 2] ?? 0;
    if (from === 0) continue;
    const word = pairs[to * 2 - 1] ?? 0;
    let slot = slotOf(from, word) & mask;
    while (froms[slot] !== -1) slot = (slot + 1) & mask;
    froms[slot] = from;
    words[slot] = word;
    targets[slot] = to;
  }
  return { froms, words, targets, count };
}

const slotOf = (from: number, word: number) =>
  Math.imul(from ^ Math.imul(word, 0x9e3779b1), 0x85ebca6b) >>> 7;

function doubled(steps: Steps): Steps {
  let next = noSteps(steps.froms.length * 2);
  for (const [slot, from] of steps.froms.entries()) {
    if (from === -1) continue;
    const [word = 0, to = 0] = [steps.words[slot], steps.targets[slot]];
    next = addStep(next, { from, word, to });
  }
  return next;
}
