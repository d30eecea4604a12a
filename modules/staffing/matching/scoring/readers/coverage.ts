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
  const add = (rows: number, weight: number): void => {
    for (let left = rows; left !== 0; left &= left - 1) {
      const n = lowestOf(left);
      covered[n] = (covered[n] ?? 0) + weight;
    }
  };
  return {
    /** Reads these rows of a block; answers which of them cover anything. */
    open(at: number, among: number): number {
      covered.fill(0);
      let covering = 0;
      for (const { held, near, weight, nearWeight } of asked) {
        const holding = (held[at] ?? 0) & among;
        let related = 0;
        for (const rows of near) related |= rows[at] ?? 0;
        related &= among & ~holding;
        if (holding !== 0) add(holding, weight);
        if (related !== 0) add(related, nearWeight);
        covering |= holding | related;
      }
      return covering;
    },
    of: (row: number): number => covered[row % rowsPerBlock] ?? 0,
  };
}

type Skills = {
  open(at: number, among: number): number;
  of(row: number): number;
  knownIn(at: number): number;
  wholeOf(row: number): number;
};
/** Which role each row is of, one more than its number, and what each role is worth; the first is of those unknown. */
type Role = { numberOf(row: number): number; worths: Float64Array };
/** Which of these weights all else has in a row at the most. */
type Else = { kindOf(row: number): number; weights: readonly number[] };

/**
 * Opens a block: which of these rows could come up to a bar by their skills and their role, if all else were as good as
 * can be. Those that cover nothing are not looked at one by one where nobody can do so without.
 */
export function hopefulReader(skills: Skills, role: Role, all: Else) {
  const roles = role.worths.length;
  const kinds = all.weights.flatMap((other) => [...role.worths].map((worth) => ({ worth, other })));
  const [least, isBareEnough] = [new Float64Array(kinds.length), new Uint8Array(kinds.length)];
  let [aimed, lowest] = [Number.NaN, 0];
  function aim(bar: number): void {
    [aimed, lowest] = [bar, Number.POSITIVE_INFINITY];
    for (const [n, { worth, other }] of kinds.entries()) {
      least[n] = leastCoverage(bar, worth, other);
      isBareEnough[n] = +(mostBy(Number.NaN, worth, other) >= bar - hair);
      lowest = Math.min(lowest, least[n] ?? lowest);
    }
  }
  return (at: number, among: number, bar: number): number => {
    if (among === 0) return 0;
    // A bar that has hardly risen is not worth the work: who comes up to it comes up to the one before.
    if (!(bar >= aimed && bar < aimed + slightly)) aim(bar);
    const known = skills.knownIn(at);
    const covering = skills.open(at, among);
    let hopeful = 0;
    const asked = lowest > 0 ? among & (covering | ~known) : among;
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
const slightly = 0.5;
