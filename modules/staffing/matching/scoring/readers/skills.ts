import { relativesOf } from "@/modules/knowledge/analysis";
import { coverageValue, weightOf } from "../parts/skills";
import type { JobDemand } from "../../model";
import { isIn } from "../../roster/bitmaps";
import type { Roster } from "../../roster/roster";
import { relatedCredit } from "../../rules";
import { coverageReader } from "./coverage";

/** Coverage of the asked skills, added up in the order in which they are asked. */
export function skillsReader({ skills }: Roster, demand: JobDemand) {
  let whole = 0;
  for (const skill of demand.skills) whole += weightOf(skill);
  const asked = demand.skills.map((skill) => ({
    held: skills.of(skill.id),
    near: [...relativesOf(skill.id)].map((relative) => skills.of(relative)),
    weight: weightOf(skill),
    nearWeight: weightOf(skill) * relatedCredit,
  }));
  const { known } = skills;
  const isAsked = asked.length > 0;
  const coverage = coverageReader(asked);
  return {
    ...coverage,
    knownIn: (at: number): number => (isAsked ? (known[at] ?? 0) : 0),
    wholeOf: () => whole,
    value: (row: number): number =>
      isAsked && isIn(known, row) ? coverageValue(coverage.of(row), whole) : Number.NaN,
  };
}

export function systemsReader({ systems }: Roster, demand: JobDemand) {
  const asked = demand.systems.map((system) => systems.of(system));
  const { known } = systems;
  const most = (row: number) => (asked.length === 0 || !isIn(known, row) ? Number.NaN : 1);
  const value = (row: number): number => {
    if (Number.isNaN(most(row))) return Number.NaN;
    let held = 0;
    for (const rows of asked) if (isIn(rows, row)) held += 1;
    return held / asked.length;
  };
  return { most, value };
}
