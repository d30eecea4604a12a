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

/** Coverage of the asked skills; `most` is what it can be at best, without looking at the skills themselves. */
export function skillsReader({ skills }: Roster, demand: JobDemand) {
  const { numbering, words, bits, isKnown } = skills;
  const weights = Float64Array.from(demand.skills, weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const setsOf = (of: (id: string) => Iterable<string>) =>
    masksOf(
      numbering,
      demand.skills.map(({ id }) => of(id)),
    );
  const holds = meeting(
    bits,
    setsOf((id) => [id]),
  );
  const holdsRelated = meeting(bits, setsOf(relativesOf));
  const most = (row: number) => (weights.length === 0 || isKnown[row] === 0 ? Number.NaN : 1);
  const value = (row: number): number => {
    if (Number.isNaN(most(row))) return Number.NaN;
    let covered = 0;
    for (let n = 0; n < weights.length; n += 1) {
      const weight = weights[n] ?? 0;
      if (holds(row * words, n)) covered += weight;
      else if (holdsRelated(row * words, n)) covered += weight * relatedCredit;
    }
    return coverageValue(covered, whole);
  };
  return { most, value };
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
