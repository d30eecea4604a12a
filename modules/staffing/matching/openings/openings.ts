import { relativesOf } from "@/modules/knowledge/analysis";
import { systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { knownWeight, pointsOf } from "../scoring/score";
import { coverageValue, weightOf } from "../scoring/parts/skills";
import type { JobDemand } from "../model";
import { yearsValue } from "../scoring/parts/role";
import { CellReader, type Cells, payFor, roleFor, termsFor } from "./cells";
import { column, Numbering } from "../roster/columns";
import { Rows } from "../roster/rows";
import { componentWeights, gateFactors, relatedCredit } from "../rules";

const unknown = Number.NaN;
const nowhere = -1;

/** At the most what a row could score, and whether a blocker is certain; whether too little is known is told of the row before. */
type Bound = { most(row: number): number; isThin(): boolean; isBlocked(row: number): boolean };

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
  private readonly cells: Cells[] = [];
  private readonly reader = new CellReader();
  private length = 0;

  put(demand: JobDemand): void {
    const row = this.take(demand.id);
    const { country } = demand;
    this.cells[row] = this.reader.cellsOf(demand);
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
    const isElsewhere = this.elsewhereFor(facts);
    const [skills, held] = [this.skillsFor(facts), this.systemsFor(facts)];
    const gates = this.reader.gatesFor(facts, on);
    const [role, pay, terms] = [roleFor(facts), payFor(facts), termsFor(facts, on)];
    const cellsIn = (row: number) => (this.isGone.values[row] === 1 ? undefined : this.cells[row]);
    let isThin = false;
    return {
      isThin: () => isThin,
      isBlocked: (row) => isElsewhere(row) || gates.isBlocked(this.cells[row] as Cells),
      most(row) {
        const it = cellsIn(row);
        if (!it) return 0;
        values[0] = skills(row);
        values[1] = role(it);
        values[2] = gates.papers(it);
        values[3] = held(row);
        values[4] = yearsValue(facts.yearsDatacentre ?? unknown, it.yearsDatacentre);
        values[5] = pay(it);
        values[6] = terms(it);
        isThin = knownWeight(values) < it.least;
        return pointsOf(values) * gates.factor(it) * (isElsewhere(row) ? gateFactors.country : 1);
      },
    };
  }

  private elsewhereFor({ willingCountries }: CandidateFacts): (row: number) => boolean {
    const willing = new Set(willingCountries.map(this.countries.find));
    const country = this.columns.country.values;
    return (row) => {
      const asked = country[row] ?? nowhere;
      return willing.size > 0 && asked !== nowhere && !willing.has(asked);
    };
  }

  private skillsFor(facts: CandidateFacts): (row: number) => number {
    const { starts, counts, which, weights, wholes } = this.columns;
    const credits = this.creditsOf(facts.skills);
    return (row) => {
      const [start, count] = [starts.values[row] ?? 0, counts.values[row] ?? 0];
      if (count === 0 || facts.skills.length === 0) return unknown;
      let covered = 0;
      for (let at = start; at < start + count; at += 1) {
        covered += (weights.values[at] ?? 0) * (credits[which.values[at] ?? 0] ?? 0);
      }
      return coverageValue(covered, wholes.values[row] ?? 0);
    };
  }

  /** What each skill that any job asks for counts of what somebody has. */
  private creditsOf(own: readonly string[]): Float64Array {
    const has = new Set(own);
    return Float64Array.from(this.names, (name) => {
      if (has.has(name)) return 1;
      return own.some((skill) => relativesOf(name).has(skill)) ? relatedCredit : 0;
    });
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
