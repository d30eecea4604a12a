import { lowestBit, rowsPerBlock } from "../../roster/bitmaps";
import { roundingTolerance, leastCoverage, upperBound } from "../bounds";

/** Bitmaps of the rows with a skill, or a related one, and what each counts for. */
type Covering = {
  held: Uint32Array;
  near: readonly Uint32Array[];
  weight: number;
  nearWeight: number;
};

/** Sums the skill coverage of one block of rows; fixed order, so that every way to a score rounds alike. */
export function coverageReader(asked: readonly Covering[]) {
  const covered = new Float64Array(rowsPerBlock);
  let covering = 0;
  const add = (rows: number, weight: number): void => {
    for (let left = rows; left !== 0; left &= left - 1) {
      const n = lowestBit(left);
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
/** Each row's role, one more than its number, and the value of each role; index 0 is an unknown role. */
type Role = { numberOf(row: number): number; worths: Float64Array };
/** Which of these weights all else has in a row at the most. */
type Else = { kindOf(row: number): number; weights: readonly number[] };

/**
 * Prunes a block: the rows whose upper bound by skills and role, with everything else at its best, reaches the bar. Rows that
 * cover no skill are skipped as a whole where no such row could reach it.
 */
export function pruningReader(skills: Skills, role: Role, all: Else) {
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
      isBareEnough[kind] = +(upperBound(Number.NaN, worth, other) >= bar - roundingTolerance);
      if (share < lowest) lowest = share;
    }
  }
  return (at: number, among: number, bar: number): number => {
    if (among === 0) return 0;
    // Recalculated only when the bar has risen noticeably: whoever reaches this bar reaches the lower one.
    if (!(bar >= aimed && bar < aimed + slightly)) aim(bar);
    const known = skills.knownIn(at);
    let hopeful = 0;
    const asked = lowest > 0 ? among & (skills.covering() | ~known) : among;
    for (let left = asked; left !== 0; left &= left - 1) {
      const n = lowestBit(left);
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
