import { relativesOf } from "@/modules/knowledge/analysis";
import { coverageValue, weightOf } from "../parts/skills";
import type { JobDemand } from "../../model";
import type { Roster } from "../../roster/roster";
import { relatedCredit } from "../../rules";
import { bitsPerWord, type Numbering } from "../../roster/columns";

/** Sets of words as bits, set after set: which word of a row each mask looks at, and at which bits. */
type Masks = { starts: Uint32Array; words: Uint32Array; bits: Uint32Array };

function masksOf(numbering: Numbering, sets: Iterable<string>[]): Masks {
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
const meeting =
  (rows: Uint32Array, masks: Masks) =>
  (from: number, n: number): boolean => {
    const end = masks.starts[n + 1] ?? 0;
    for (let at = masks.starts[n] ?? 0; at < end; at += 1) {
      const held = rows[from + (masks.words[at] ?? 0)] ?? 0;
      if ((held & (masks.bits[at] ?? 0)) !== 0) return true;
    }
    return false;
  };

/** As many asked skills as one number has bits to answer for. */
const bitsPerMask = 30;

/** Of each skill that anybody has, which of some asked skills it is, and to which it is related. */
function answersOf({ numbering }: Roster["skills"], asked: JobDemand["skills"]) {
  const [same, related] = [new Int32Array(numbering.size), new Int32Array(numbering.size)];
  const mark = (masks: Int32Array, name: string, n: number) => {
    const number = numbering.find(name);
    if (number >= 0) masks[number] = (masks[number] ?? 0) | (1 << n);
  };
  for (const [n, { id }] of asked.entries()) {
    mark(same, id, n);
    for (const relative of relativesOf(id)) mark(related, relative, n);
  }
  return { same, related, weights: Float64Array.from(asked, weightOf) };
}

/** Coverage of the asked skills, added up in the order in which they are asked. */
export function skillsReader({ skills }: Roster, demand: JobDemand): (row: number) => number {
  const { starts, counts, which } = skills;
  const parts = Array.from({ length: Math.ceil(demand.skills.length / bitsPerMask) }, (_, n) =>
    answersOf(skills, demand.skills.slice(n * bitsPerMask, (n + 1) * bitsPerMask)),
  );
  let whole = 0;
  for (const { weights } of parts) for (const weight of weights) whole += weight;
  return (row) => {
    const count = counts[row] ?? 0;
    if (parts.length === 0 || count === 0) return Number.NaN;
    const start = starts[row] ?? 0;
    let covered = 0;
    for (const { same, related, weights } of parts) {
      let [held, near] = [0, 0];
      for (let at = start; at < start + count; at += 1) {
        const skill = which[at] ?? 0;
        held |= same[skill] ?? 0;
        near |= related[skill] ?? 0;
      }
      for (let left = held | near; left !== 0; left &= left - 1) {
        const n = 31 - Math.clz32(left & -left);
        const weight = weights[n] ?? 0;
        covered += (held & (1 << n)) !== 0 ? weight : weight * relatedCredit;
      }
    }
    return coverageValue(covered, whole);
  };
}

export function systemsReader({ systems }: Roster, demand: JobDemand) {
  const { numbering, words, bits, isKnown } = systems;
  const count = demand.systems.length;
  const sets = demand.systems.map((system) => [system]);
  const holds = meeting(bits, masksOf(numbering, sets));
  const most = (row: number) => (count === 0 || isKnown[row] === 0 ? Number.NaN : 1);
  const value = (row: number): number => {
    if (Number.isNaN(most(row))) return Number.NaN;
    let held = 0;
    for (let n = 0; n < count; n += 1) if (holds(row * words, n)) held += 1;
    return held / count;
  };
  return { most, value };
}
