const firstCapacity = 1 << 16;
/** From, word and target of a step stand together, so that a look at a slot reaches for memory once. */
const perSlot = 4;
const [wordAt, targetAt] = [1, 2];
const empty = -1;

/** Steps from node to node by words, packed in one table: a map in every node took most of the time. */
export type Steps = { slots: Int32Array; count: number };

export const noSteps = (capacity = firstCapacity): Steps => ({
  slots: new Int32Array(capacity * perSlot).fill(empty),
  count: 0,
});

/** The node a word leads to from this one; -1 where no alias goes on so. */
export function stepFrom({ slots }: Steps, from: number, word: number): number {
  const last = slots.length - 1;
  for (let at = placeOf(from, word) & last; ; at = (at + perSlot) & last) {
    if (slots[at] === empty) return -1;
    if (slots[at] === from && slots[at + wordAt] === word) return slots[at + targetAt] ?? -1;
  }
}

/** From one node by a word to another. */
export type Edge = { from: number; word: number; to: number };

export function addStep(steps: Steps, edge: Edge): Steps {
  const room = steps.slots.length / perSlot;
  const roomy = steps.count * 2 < room ? steps : doubled(steps);
  put(roomy.slots, edge);
  roomy.count += 1;
  return roomy;
}

export function* edgesOf({ slots }: Steps): Generator<Edge> {
  for (let at = 0; at < slots.length; at += perSlot) {
    const from = slots[at] ?? empty;
    if (from !== empty)
      yield { from, word: slots[at + wordAt] ?? 0, to: slots[at + targetAt] ?? 0 };
  }
}

/**
 * The steps of a finished trie from pairs of node and word, the first of which leads to node 1: a table of the right
 * size from the start, and plain numbers, because every start runs this before anything is compiled. What begins at the
 * root is left out, for a finished trie knows it by the word alone.
 */
export function stepsIn(pairs: Int32Array): Steps {
  let count = 0;
  for (let at = 0; at < pairs.length; at += 2) if (pairs[at] !== 0) count += 1;
  const { slots } = noSteps(2 ** Math.ceil(Math.log2(count * 2 + 1)));
  const edge = { from: 0, word: 0, to: 0 };
  for (let at = 0; at < pairs.length; at += 2) {
    edge.from = pairs[at] ?? 0;
    edge.word = pairs[at + 1] ?? 0;
    edge.to = at / 2 + 1;
    if (edge.from !== 0) put(slots, edge);
  }
  return { slots, count };
}

function put(slots: Int32Array, { from, word, to }: Edge): void {
  const last = slots.length - 1;
  let at = placeOf(from, word) & last;
  while (slots[at] !== empty) at = (at + perSlot) & last;
  slots[at] = from;
  slots[at + wordAt] = word;
  slots[at + targetAt] = to;
}

/** Where a step would best stand; the lowest bits are none, because a slot has several numbers. */
const placeOf = (from: number, word: number) =>
  (Math.imul(from ^ Math.imul(word, 0x9e3779b1), 0x85ebca6b) >>> 7) & -perSlot;

function doubled(steps: Steps): Steps {
  let next = noSteps((steps.slots.length / perSlot) * 2);
  for (const edge of edgesOf(steps)) next = addStep(next, edge);
  return next;
}
