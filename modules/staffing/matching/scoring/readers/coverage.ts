import { lowestOf, rowsPerBlock } from "../../roster/planes";
import { hair, leastCoverage, mostBy } from "../bounds";

/** Rows that cover so much of what is asked; those that only come near it by less. */
type Covering = {
  held: Uint32Array;
  near: readonly Uint32Array[];
  weight: number;
  nearWeight: number;
};

/** What the rows of one block cover of some skills, added up in the order of these. */
export function coverageReader(asked: readonly Covering[]) {
  const covered = new Float64Array(rowsPerBlock);
  let covering = 0;
  const add = (rows: number, weight: number): void => {
    for (let left = rows; left !== 0; left &= left - 1) {
      const n = lowestOf(left);
      covered[n] = (covered[n] ?? 0) + weight;
    }
  };
  return {
    /** Reads these rows of a block. */
    open(at: number, among: number): void {
      covered.fill(0);
      covering = 0;
      for (const { held, near, weight, nearWeight } of asked) {
        const holding = (held[at] ?? 0) & among;
        let related = 0;
        for (const rows of near) related |= rows[at] ?? 0;
        related &= among & ~holding;
        if (holding !== 0) add(holding, weight);
        if (related !== 0) add(related, nearWeight);
        covering |= holding | related;
      }
    },
    /** Which of the rows that were read cover anything. */
    covering: (): number => covering,
    of: (row: number): number => covered[row % rowsPerBlock] ?? 0,
  };
}

type Skills = {
  open(at: number, among: number): void;
  covering(): number;
  of(row: number): number;
  knownIn(at: number): number;
  wholeOf(row: number): number;
};
/** Which role each row is of, one more than its number, and what each role is worth; the first is of those unknown. */
type Role = { numberOf(row: number): number; worths: Float64Array };
/** Which of these weights all else has in a row at the most. */
type Else = { kindOf(row: number): number; weights: readonly number[] };

/**
 * Which rows of a block that was opened could come up to a bar by their skills and their role, if all else were as good
 * as can be. Those that cover nothing are not looked at one by one where nobody can do so without.
 */
export function hopefulReader(skills: Skills, role: Role, all: Else) {
  const roles = role.worths.length;
  const kinds = roles * all.weights.length;
  const [least, isBareEnough] = [new Float64Array(kinds), new Uint8Array(kinds)];
  let [aimed, lowest] = [Number.NaN, 0];
  function aim(bar: number): void {
    [aimed, lowest] = [bar, Number.POSITIVE_INFINITY];
    for (let kind = 0; kind < kinds; kind += 1) {
      const worth = role.worths[kind % roles] ?? Number.NaN;
      const other = all.weights[Math.floor(kind / roles)] ?? 0;
      const share = leastCoverage(bar, worth, other);
      least[kind] = share;
      isBareEnough[kind] = +(mostBy(Number.NaN, worth, other) >= bar - hair);
      if (share < lowest) lowest = share;
    }
  }
  return (at: number, among: number, bar: number): number => {
    if (among === 0) return 0;
    // A bar that has hardly risen is not worth the work: who comes up to it comes up to the one before.
    if (!(bar >= aimed && bar < aimed + slightly)) aim(bar);
    const known = skills.knownIn(at);
    let hopeful = 0;
    const asked = lowest > 0 ? among & (skills.covering() | ~known) : among;
    for (let left = asked; left !== 0; left &= left - 1) {
      const n = lowestOf(left);
      const row = at * rowsPerBlock + n;
      const kind = all.kindOf(row) * roles + role.numberOf(row);
      const isEnough =
        (known & (1 << n)) === 0
          ? isBareEnough[kind] === 1
          : skills.of(row) >= (least[kind] ?? 0) * skills.wholeOf(row);
      if (isEnough) hopeful |= 1 << n;
    }
    return hopeful;
  };
}

/** Points of a score. */
const slightly = 2;
