import { isSliceOver, pause, sortedInSlices } from "@/src/workers/time-slices";
import { countBits, lowestBit, rowsPerBlock } from "../roster/bitmaps";
import type { Roster } from "../roster/roster";
import { blockedPenalty } from "./bounds";
import { type Asked, type Reader, rowReader } from "./readers/rows";
import { thresholdOf } from "./threshold";

/** After so many blocks of rows is asked whether others should have their turn. */
const blocksAtOnce = 4;
const whole = 100;

/** Which places are asked for, from which score on somebody counts as fitting, and who is left out or judged by hand. */
type Ranking = {
  count: number;
  least: number;
  fitsFrom: number;
  /** Filters the rows; everybody without it. */
  isAllowed: ((row: number) => boolean) | undefined;
  /** By candidate id, the place of those with a decision. */
  decided: ReadonlyMap<string, (scored: Judged) => number>;
};
type Judged = { exact: number; isBlocked: boolean; isThin: boolean };
/** The first rows, the best first, how many there are, and how many fit. */
type Ranked = { rows: number[]; total: number; fitting: number };

/**
 * A job's ranking over the roster, equal to `weightedScore` to the last digit but without explanations. The expensive parts
 * are read only of rows that can still be shown or fit.
 */
export async function ranked(roster: Roster, asked: Asked, wanted: Ranking): Promise<Ranked> {
  const { count, least, fitsFrom, isAllowed, decided } = wanted;
  const reader = rowReader(roster, asked);
  const threshold = thresholdOf(Math.min(count, roster.size));
  const found: Place[] = [];
  let [total, fitting] = [0, 0];
  const placesFrom = () => Math.min(threshold.least(), fitsFrom - 0.5);
  const look = (row: number, isByHand: boolean): void => {
    const decision = isByHand ? decided.get(roster.ids[row] ?? "") : undefined;
    if (reader.begin(row) < placesFrom() && least === 0 && !decision) return;
    const place = reader.finish(row);
    if (Math.round(reader.score()) < least) return;
    const key = decision?.(reader.judged()) ?? place;
    if (least > 0) total += 1;
    if (Math.round(key) >= fitsFrom) fitting += 1;
    threshold.add(key);
    if (key >= threshold.least()) found.push({ row, key });
  };
  await sweep(reader, {
    among(at) {
      const among = allowedOf(reader.takenIn(at), at, isAllowed);
      if (least === 0) total += countBits(among);
      return among;
    },
    byHand: roster.rowsOf(decided.keys()),
    // With a least score everybody who reaches it is counted, wherever they rank.
    bar: least > 0 ? () => least - 0.5 : placesFrom,
    isOfScores: least > 0,
    look,
  });
  const best = found.filter(({ key }) => key >= threshold.least());
  const shown = await sortedInSlices(best, (a, b) => b.key - a.key);
  return { rows: shown.slice(0, count).map(({ row }) => row), total, fitting };
}

function allowedOf(rows: number, at: number, isAllowed: Ranking["isAllowed"]): number {
  if (!isAllowed) return rows;
  let allowed = 0;
  for (let left = rows; left !== 0; left &= left - 1) {
    const n = lowestBit(left);
    if (isAllowed(at * rowsPerBlock + n)) allowed |= 1 << n;
  }
  return allowed;
}

type Sweep = {
  /** The rows of a block that are asked about. */
  among(at: number): number;
  /** Those that are looked at whatever they score, by block. */
  byHand: ReadonlyMap<number, number>;
  /** The present bar: a place, or a score that also blocked rows may reach. */
  bar(): number;
  isOfScores: boolean;
  look(row: number, isByHand: boolean): void;
};

/** Looks at every row that could come up to the bar, block by block, in slices. */
async function sweep(reader: Reader, { among, byHand, bar, isOfScores, look }: Sweep) {
  for (let at = 0; at < reader.blocks; at += 1) {
    if (at % blocksAtOnce === 0 && isSliceOver()) await pause();
    const rows = among(at);
    const anyway = (byHand.get(at) ?? 0) & rows;
    const least = bar();
    // Blocked rows are skipped while the bar is above where they rank.
    const areShutAsked = isOfScores || least <= whole - blockedPenalty;
    const asked = areShutAsked ? rows : (rows & ~reader.shutIn(at)) | anyway;
    const hopeful = reader.hopeful(at, asked, least) | anyway;
    for (let left = hopeful; left !== 0; left &= left - 1) {
      look(at * rowsPerBlock + lowestBit(left), (anyway & left & -left) !== 0);
    }
  }
}

/** How many rows, and what they score at the least; where nothing is said, who is blocked is among them. */
type Wanted = { count: number; least?: number };
type Place = { row: number; key: number };

/** Best first; too little known ranks below all others, blocked below those; ties go to the lower id. */
export async function rankRows(
  roster: Roster,
  asked: Asked,
  { count, least = Number.NEGATIVE_INFINITY }: Wanted,
): Promise<number[]> {
  const reader = rowReader(roster, asked);
  const threshold = thresholdOf(count);
  const found: Place[] = [];
  const bar = () => Math.max(least, threshold.least());
  await sweep(reader, {
    among: reader.takenIn,
    byHand: new Map(),
    bar,
    isOfScores: false,
    look(row) {
      // The expensive parts are read only where the bound of the cheap ones still reaches the bar.
      if (reader.begin(row) < bar()) return;
      const key = reader.finish(row);
      if (key < bar()) return;
      threshold.add(key);
      found.push({ row, key });
    },
  });
  const idOf = ({ row }: Place) => roster.ids[row] ?? "";
  const best = found.filter(({ key }) => key >= threshold.least());
  const shown = await sortedInSlices(best, (a, b) => b.key - a.key || (idOf(a) < idOf(b) ? -1 : 1));
  return shown.slice(0, count).map(({ row }) => row);
}
