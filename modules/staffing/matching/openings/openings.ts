import { relativesOf } from "@/modules/knowledge/analysis";
import { systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { weighed } from "../scoring/score";
import { coverageValue, weightOf } from "../scoring/parts/skills";
import type { JobDemand } from "../model";
import { DemandColumns } from "./demand-columns";
import { column } from "../roster/columns";
import { unionOf, countBits, BitmapIndex, rowsPerBlock } from "../roster/bitmaps";
import { Rows } from "../roster/rows";
import { componentWeights, gateFactors, relatedCredit } from "../rules";
import { upperBound, pointsFor } from "../scoring/bounds";
import { coverageReader, pruningReader } from "../scoring/readers/coverage";

const unknown = Number.NaN;
/** The highest factor that a score of a blocked row keeps. */
const blockedFactor = Math.max(gateFactors.country, gateFactors.language);

/**
 * Upper bounds by row for one candidate. `isThin` refers to the row last passed to `most`. A row below the bar gets a rough
 * bound only. Rows of a block are valid after `hopeful` has opened it.
 */
type Bound = {
  /** Opens a block; the rows whose bound by skills and role alone, times the gates, reaches the bar. */
  rowsAbove(at: number, among: number, bar: number): number;
  most(row: number, bar?: number): number;
  isThin(): boolean;
  /** The rows of a block that country or language block. */
  blockedRows(at: number): number;
  isBlocked(row: number): boolean;
};

/**
 * All open jobs in memory, in flat columns that hold just enough for an upper bound of any candidate's score. The full demand
 * is loaded only for jobs whose bound is high enough.
 */
export class Openings extends Rows {
  private readonly required = new BitmapIndex();
  private readonly wished = new BitmapIndex();
  private readonly countries = new BitmapIndex();
  private readonly columns = {
    systems: column(Uint32Array),
    wholes: column(Float64Array),
  };
  private readonly cells = new DemandColumns();

  put(demand: JobDemand): void {
    const row = this.take(demand.id);
    const { country, skills } = demand;
    const named = (areRequired: boolean) =>
      skills.flatMap(({ id, isRequired }) => (isRequired === areRequired ? [id] : []));
    this.cells.put(row, demand);
    this.countries.set(row, country === null ? [] : [country]);
    this.columns.systems.set(row, systemBits(demand.systems));
    this.required.set(row, named(true));
    this.wished.set(row, named(false));
    this.columns.wholes.set(
      row,
      skills.reduce((sum, skill) => sum + weightOf(skill), 0),
    );
  }

  /** What somebody could score in each row at the most. */
  boundOf(facts: CandidateFacts, on: string): Bound {
    const values = new Float64Array(Object.keys(componentWeights).length);
    const { elsewhereIn, skills, held, gates, others, role, pay, terms, years, least } =
      this.readersFor(facts, on);
    const isElsewhere = (row: number) =>
      (elsewhereIn(Math.floor(row / rowsPerBlock)) & (1 << row)) !== 0;
    const shutIn = (at: number) => elsewhereIn(at) | gates.silentIn(at);
    let isThin = false;
    return {
      rowsAbove: pruneWithGates(shutIn, [skills, role, others]),
      isThin: () => isThin,
      blockedRows: shutIn,
      isBlocked: (row) => isElsewhere(row) || gates.isBlocked(row),
      most(row, bar = Number.NEGATIVE_INFINITY) {
        isThin = false;
        values[0] = skills.value(row);
        values[1] = role.value(row);
        const factor = gates.factor(row) * (isElsewhere(row) ? gateFactors.country : 1);
        const other = others.weights[others.kindOf(row)] ?? 0;
        const bound = upperBound(values[0], values[1], other) * factor;
        if (bound < bar) return bound;
        values[2] = gates.certificates(row);
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

  /** Readers for each part, prepared for one candidate. */
  private readersFor(facts: CandidateFacts, on: string) {
    const { cells } = this;
    return {
      elsewhereIn: this.elsewhereFor(facts),
      skills: this.skillsFor(facts),
      held: this.systemsFor(facts),
      gates: cells.gatesFor(facts, on),
      others: cells.othersFor(facts),
      role: cells.roleFor(facts),
      pay: cells.payFor(facts),
      terms: cells.termsFor(facts, on),
      years: cells.yearsFor(facts),
      least: cells.least(),
    };
  }

  /** By block, the rows in countries where the candidate would not work. */
  private elsewhereFor({ willingCountries }: CandidateFacts): (at: number) => number {
    if (willingCountries.length === 0) return () => 0;
    const willing = unionOf(willingCountries.map((country) => this.countries.of(country)));
    const { known } = this.countries;
    return (at) => (known[at] ?? 0) & ~willing(at);
  }

  /** What the skills of somebody cover of those asked; more general and more special ones in part. */
  private skillsFor({ skills: own }: CandidateFacts) {
    const wholes = this.columns.wholes.values;
    const asked = this.askedOf(own);
    const isKnown = own.length > 0;
    const [required, wished] = [this.required.known, this.wished.known];
    const knownIn = (at: number) => (isKnown ? (required[at] ?? 0) | (wished[at] ?? 0) : 0);
    const coverage = coverageReader(asked);
    const wholeOf = (row: number) => wholes[row] ?? 0;
    return {
      ...coverage,
      knownIn,
      wholeOf,
      value: (row: number): number =>
        (knownIn(Math.floor(row / rowsPerBlock)) & (1 << row)) === 0
          ? unknown
          : coverageValue(coverage.of(row), wholeOf(row)),
    };
  }

  /** Where each skill is asked for that counts something of what somebody has, and how much it weighs there. */
  private askedOf(own: readonly string[]) {
    const has = new Set(own);
    const near = new Set(own.flatMap((skill) => [...relativesOf(skill)]));
    return [...has.union(near)].flatMap((id) =>
      [true, false].map((isRequired) => ({
        held: (isRequired ? this.required : this.wished).of(id),
        near: [],
        weight: (has.has(id) ? 1 : relatedCredit) * weightOf({ id, isRequired }),
        nearWeight: 0,
      })),
    );
  }

  private systemsFor(facts: CandidateFacts): (row: number) => number {
    const asked = this.columns.systems.values;
    const own = systemBits(facts.systems);
    return (row) => {
      const bits = asked[row] ?? 0;
      if (bits === 0 || own === 0) return unknown;
      return countBits(bits & own) / countBits(bits);
    };
  }
}

/** Opens a block. Blocked rows are tested against a bar raised by their factor. */
function pruneWithGates(
  shutIn: (at: number) => number,
  parts: Parameters<typeof pruningReader>,
): Bound["rowsAbove"] {
  const [hopeful, hopefulOfShut] = [pruningReader(...parts), pruningReader(...parts)];
  const [skills] = parts;
  return (at, among, bar) => {
    if (among === 0) return 0;
    skills.open(at, among);
    const shut = among & shutIn(at);
    const low = hopefulOfShut(at, shut, pointsFor(bar, blockedFactor));
    return hopeful(at, among & ~shut, bar) | low;
  };
}

const systemBits = (some: readonly string[]): number =>
  systems.reduce((bits, system, n) => (some.includes(system) ? bits | (1 << n) : bits), 0);
