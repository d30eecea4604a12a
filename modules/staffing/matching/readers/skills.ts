import { relativesOf } from "../concepts";
import type { JobDemand } from "../model";
import { coverageValue, weightOf } from "../parts/skills";
import type { Roster } from "../roster";
import { relatedCredit } from "../rules";
import { masksOf, meets } from "./masks";

/** Coverage of the asked skills; `most` is what it can be at best, without looking at the skills themselves. */
export function skillsReader({ skills }: Roster, demand: JobDemand) {
  const { numbering, words, bits, isKnown } = skills;
  const weights = Float64Array.from(demand.skills, weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const itself = masksOf(
    numbering,
    demand.skills.map(({ id }) => [id]),
  );
  const related = masksOf(
    numbering,
    demand.skills.map(({ id }) => relativesOf(id)),
  );
  const most = (row: number) => (weights.length === 0 || isKnown[row] === 0 ? Number.NaN : 1);
  const value = (row: number): number => {
    if (Number.isNaN(most(row))) return Number.NaN;
    let covered = 0;
    for (let n = 0; n < weights.length; n += 1) {
      const weight = weights[n] ?? 0;
      if (meets(bits, row * words, itself, n)) covered += weight;
      else if (meets(bits, row * words, related, n)) covered += weight * relatedCredit;
    }
    return coverageValue(covered, whole);
  };
  return { most, value };
}

export function systemsReader({ systems }: Roster, demand: JobDemand) {
  const { numbering, words, bits, isKnown } = systems;
  const count = demand.systems.length;
  const asked = masksOf(
    numbering,
    demand.systems.map((system) => [system]),
  );
  const most = (row: number) => (count === 0 || isKnown[row] === 0 ? Number.NaN : 1);
  const value = (row: number): number => {
    if (Number.isNaN(most(row))) return Number.NaN;
    let held = 0;
    for (let n = 0; n < count; n += 1) if (meets(bits, row * words, asked, n)) held += 1;
    return held / count;
  };
  return { most, value };
}
