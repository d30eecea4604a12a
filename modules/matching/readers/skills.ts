import { relativesOf } from "../concepts";
import type { JobDemand } from "../model";
import { coverageValue, weightOf } from "../parts/skills";
import { bitsPerWord, type Numbering, type Roster } from "../roster";
import { relatedCredit } from "../rules";

type Mask = { word: number; bits: number };

/** The bits of some words, one mask for each word of bits that holds any. */
function masksOf(numbering: Numbering, some: Iterable<string>): Mask[] {
  const masks = new Map<number, number>();
  for (const name of some) {
    const number = numbering.find(name);
    if (number < 0) continue;
    const word = Math.floor(number / bitsPerWord);
    masks.set(word, (masks.get(word) ?? 0) | (1 << (number % bitsPerWord)));
  }
  return [...masks].map(([word, bits]) => ({ word, bits }));
}

function meets(bits: Uint32Array, row: number, masks: Mask[]): boolean {
  for (const mask of masks) if (((bits[row + mask.word] ?? 0) & mask.bits) !== 0) return true;
  return false;
}

export function skillsReader(
  { skills: { numbering, words, bits, isKnown } }: Roster,
  demand: JobDemand,
) {
  const asked = demand.skills.map((skill) => ({
    weight: weightOf(skill),
    itself: masksOf(numbering, [skill.id]),
    related: masksOf(numbering, relativesOf(skill.id)),
  }));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  return (row: number): number => {
    if (asked.length === 0 || isKnown[row] === 0) return Number.NaN;
    let covered = 0;
    for (const { weight, itself, related } of asked) {
      if (meets(bits, row * words, itself)) covered += weight;
      else if (meets(bits, row * words, related)) covered += weight * relatedCredit;
    }
    return coverageValue(covered, whole);
  };
}

export function systemsReader(
  { systems: { numbering, words, bits, isKnown } }: Roster,
  demand: JobDemand,
) {
  const asked = demand.systems.map((system) => masksOf(numbering, [system]));
  return (row: number): number => {
    if (asked.length === 0 || isKnown[row] === 0) return Number.NaN;
    let held = 0;
    for (const masks of asked) if (meets(bits, row * words, masks)) held += 1;
    return held / asked.length;
  };
}
