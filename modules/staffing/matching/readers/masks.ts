import { bitsPerWord, type Numbering } from "../roster";

/** Sets of words as bits, set after set: which word of a row each mask looks at, and at which bits. */
export type Masks = { starts: Uint32Array; words: Uint32Array; bits: Uint32Array };

export function masksOf(numbering: Numbering, sets: Iterable<string>[]): Masks {
  const masks = sets.map((set) => [...masksOfSet(numbering, set)]);
  const starts = new Uint32Array(sets.length + 1);
  for (const [n, { length }] of masks.entries()) starts[n + 1] = (starts[n] ?? 0) + length;
  return {
    starts,
    words: Uint32Array.from(masks.flat(), ([word]) => word),
    bits: Uint32Array.from(masks.flat(), ([, bits]) => bits),
  };
}

function masksOfSet(numbering: Numbering, set: Iterable<string>): Map<number, number> {
  const masks = new Map<number, number>();
  for (const name of set) {
    const number = numbering.find(name);
    if (number < 0) continue;
    const word = Math.floor(number / bitsPerWord);
    masks.set(word, (masks.get(word) ?? 0) | (1 << (number % bitsPerWord)));
  }
  return masks;
}

/** Whether a row, which begins at `from`, holds any of the n-th set. */
export function meets(rows: Uint32Array, from: number, masks: Masks, n: number): boolean {
  const end = masks.starts[n + 1] ?? 0;
  for (let at = masks.starts[n] ?? 0; at < end; at += 1) {
    const held = rows[from + (masks.words[at] ?? 0)] ?? 0;
    if ((held & (masks.bits[at] ?? 0)) !== 0) return true;
  }
  return false;
}
