import { relativesOf } from "@/modules/knowledge/analysis";
import { systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { weighed } from "../scoring/score";
import { coverageValue, weightOf } from "../scoring/parts/skills";
import type { JobDemand } from "../model";
import { Cells } from "./cells";
import { column, Numbering } from "../roster/columns";
import { Rows } from "../roster/rows";
import { componentWeights, gateFactors, relatedCredit } from "../rules";

const unknown = Number.NaN;
const nowhere = -1;

/**
 * At the most what a row could score, and whether a blocker is certain; whether too little is known is told of the row
 * before. Of a row that cannot come up to a bar is said no more than that.
 */
type Bound = {
  most(row: number, bar?: number): number;
  isThin(): boolean;
  isBlocked(row: number): boolean;
};

const { skills: skillsWeight, role: roleWeight } = componentWeights;
const otherWeight =
  Object.values(componentWeights).reduce((sum, weight) => sum + weight, 0) -
  skillsWeight -
  roleWeight;

/** What a score can be at the most by skills and role, if all else is known and as good as can be. */
function mostBy(skills: number, role: number): number {
  let [sum, known] = [otherWeight, otherWeight];
  if (!Number.isNaN(skills)) {
    sum += skills * skillsWeight;
    known += skillsWeight;
  }
  if (!Number.isNaN(role)) {
    sum += role * roleWeight;
    known += roleWeight;
  }
  return (100 * sum) / known;
}

/**
 * All open jobs side by side, with as little of each as tells what a candidate could score at the most:
 * what an ad asks for in full is read only of those that are worth it.
 */
export class Openings extends Rows {
  private readonly skills = new Numbering();
  private readonly names: string[] = [];
  private readonly countries = new Numbering();
  private readonly columns = {
    country: column(Int32Array),
    systems: column(Uint32Array),
    starts: column(Uint32Array),
    counts: column(Uint16Array),
    which: column(Uint16Array),
    weights: column(Float64Array),
    wholes: column(Float64Array),
  };
  private readonly cells = new Cells();
  private length = 0;

  put(demand: JobDemand): void {
    const row = this.take(demand.id);
    const { country } = demand;
    this.cells.put(row, demand);
    this.columns.country.set(row, country === null ? nowhere : this.countries.of(country));
    this.columns.systems.set(row, systemBits(demand.systems));
    this.putSkills(row, demand.skills);
  }

  private putSkills(row: number, asked: JobDemand["skills"]): void {
    const { starts, counts, which, weights, wholes } = this.columns;
    // More than before are a run of their own; the old one stays unused.
    if (asked.length > (counts.values[row] ?? 0)) {
      starts.set(row, this.length);
      this.length += asked.length;
    }
    const start = starts.values[row] ?? 0;
    let whole = 0;
    for (const [n, skill] of asked.entries()) {
      const number = this.skills.of(skill.id);
      this.names[number] = skill.id;
      which.set(start + n, number);
      weights.set(start + n, weightOf(skill));
      whole += weightOf(skill);
    }
    starts.set(row, start);
    counts.set(row, asked.length);
    wholes.set(row, whole);
  }

  /** What somebody could score in each row at the most. */
  boundOf(facts: CandidateFacts, on: string): Bound {
    const values = new Float64Array(Object.keys(componentWeights).length);
    const { cells } = this;
    const isGone = this.isGone.values;
    const isElsewhere = this.elsewhereFor(facts);
    const [skills, held] = [this.skillsFor(facts), this.systemsFor(facts)];
    const gates = cells.gatesFor(facts, on);
    const [role, pay, terms] = [
      cells.roleFor(facts),
      cells.payFor(facts),
      cells.termsFor(facts, on),
    ];
    const [years, least] = [cells.yearsFor(facts), cells.least()];
    let isThin = false;
    return {
      isThin: () => isThin,
      isBlocked: (row) => isElsewhere(row) || gates.isBlocked(row),
      most(row, bar = Number.NEGATIVE_INFINITY) {
        isThin = false;
        if (isGone[row] === 1) return 0;
        values[0] = skills(row);
        values[1] = role(row);
        const factor = gates.factor(row) * (isElsewhere(row) ? gateFactors.country : 1);
        const bound = mostBy(values[0], values[1]) * factor;
        if (bound < bar) return bound;
        values[2] = gates.papers(row);
        values[3] = held(row);
        values[4] = years(row);
        values[5] = pay(row);
        values[6] = terms(row);
        const { points, known } = weighed(values);
        isThin = known < least(row);
        return points * factor;
      },
    };
  }

  private elsewhereFor({ willingCountries }: CandidateFacts): (row: number) => boolean {
    const isOff = new Uint8Array(this.countries.size).fill(+(willingCountries.length > 0));
    for (const willing of willingCountries.map(this.countries.find)) isOff[willing] = 0;
    const country = this.columns.country.values;
    return (row) => isOff[country[row] ?? nowhere] === 1;
  }

  private skillsFor(facts: CandidateFacts): (row: number) => number {
    const { starts, counts, which, weights, wholes } = this.columns;
    const [start, count, whole] = [starts.values, counts.values, wholes.values];
    // Looked up once, and not through their columns for each skill of each row.
    const [skill, weight] = [which.values, weights.values];
    const credits = this.creditsOf(facts.skills);
    const isKnown = facts.skills.length > 0;
    return (row) => {
      const from = start[row] ?? 0;
      const end = from + (count[row] ?? 0);
      if (end === from || !isKnown) return unknown;
      let covered = 0;
      for (let at = from; at < end; at += 1)
        covered += (weight[at] ?? 0) * (credits[skill[at] ?? 0] ?? 0);
      return coverageValue(covered, whole[row] ?? 0);
    };
  }

  /** What each skill that any job asks for counts of what somebody has. */
  private creditsOf(own: readonly string[]): Float64Array {
    const has = new Set(own);
    const near = new Set(own.flatMap((skill) => [...relativesOf(skill)]));
    return Float64Array.from(this.names, (name) =>
      has.has(name) ? 1 : near.has(name) ? relatedCredit : 0,
    );
  }

  private systemsFor(facts: CandidateFacts): (row: number) => number {
    const asked = this.columns.systems.values;
    const own = systemBits(facts.systems);
    return (row) => {
      const bits = asked[row] ?? 0;
      if (bits === 0 || own === 0) return unknown;
      return countOf(bits & own) / countOf(bits);
    };
  }
}

const systemBits = (some: readonly string[]): number =>
  systems.reduce((bits, system, n) => (some.includes(system) ? bits | (1 << n) : bits), 0);

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
