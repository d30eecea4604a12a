import type { CandidateFacts } from "@/modules/crm/candidates";
import { isSliceOver, pause, sortedInSlices } from "@/src/workers/time-slices";
import { lowestBit, rowsPerBlock } from "../roster/bitmaps";
import { blockedPenalty, roundingTolerance, unknownPenalty } from "../scoring/bounds";
import { thresholdOf } from "../scoring/threshold";
import { column } from "../roster/columns";
import { isBlockedEverywhere } from "./best-jobs";
import type { Openings } from "./openings";

/** Upper bounds for one job: of its score, and of its place in the ranking. */
export type ScoreBound = { id: string; exact: number; place: number };

type Asked = {
  facts: CandidateFacts;
  on: string;
  least: number;
  /** Jobs with a decision may rank above their score, so they are always looked at. */
  decided: ReadonlyMap<string, unknown>;
};

const blocksAtOnce = 4;
const lookedAtOnce = 1024;
const whole = 100;
/** Tolerance for rounding between a bound and the exact score. */
export const boundTolerance = 2 * roundingTolerance;

/**
 * Open jobs whose upper bound reaches the least score, in batches, highest possible place first. Readers mostly stop early,
 * so only the first ones are sorted at all. Jobs that are blocked for the candidate rank below all others and follow at the
 * end.
 */
export async function* jobsByBound(openings: Openings, asked: Asked): AsyncGenerator<ScoreBound[]> {
  const look = looking(openings, asked);
  yield* inOrder(look, asked.least, false);
  if (!look.isOutOfAll) yield* inOrder(look, asked.least, true);
}

/** The first batch sorts a few; asking for more scans everything once more. With a least score all are wanted anyway. */
async function* inOrder(look: Look, least: number, areShut: boolean): AsyncGenerator<ScoreBound[]> {
  let below = Number.POSITIVE_INFINITY;
  if (least === 0) {
    const chances = await scanBounds(look, areShut, sortedFirst);
    const { bar, first } = await chances.best(sortedFirst);
    yield* inBatches(first);
    below = bar;
  }
  if (below > Number.NEGATIVE_INFINITY)
    yield* bestFirst(await scanBounds(look, areShut, look.size), below, sortedFirst * 4);
}

type Look = ReturnType<typeof looking>;

/** What is asked of each row. */
function looking(openings: Openings, { facts, on, least, decided }: Asked) {
  const bound = openings.boundOf(facts, on);
  const isOutOfAll = isBlockedEverywhere(facts, on);
  const taken = openings.takenRows;
  const anyway = openings.rowsOf(decided.keys());
  const isDecided = (id: string) => decided.size > 0 && decided.has(id);
  return {
    blocks: openings.blocks,
    size: openings.size,
    idAt: (row: number) => openings.idAt(row),
    isOutOfAll,
    isShut: (row: number, id: string) => !isOutOfAll && bound.isBlocked(row) && !isDecided(id),
    /** The rows of a block that may come up to a bar and to the least that is asked; some only among those that are shut. */
    hopeful(at: number, bar: number, areShut: boolean): number {
      const decidedRows = anyway.get(at) ?? 0;
      const shut = areShut || isOutOfAll ? 0 : bound.blockedRows(at) & ~decidedRows;
      return (
        bound.rowsAbove(at, (taken[at] ?? 0) & ~shut, Math.max(bar, least - 0.5)) | decidedRows
      );
    },
    /** Adds a row that may come up to the bar and to the least that is asked; answers where it could stand. */
    add(
      chances: ScoreBounds,
      row: number,
      { id, low, bar }: { id: string; low: number; bar: number },
    ) {
      const lowest = isDecided(id) ? Number.NEGATIVE_INFINITY : bar + low;
      const exact = bound.most(row, lowest - roundingTolerance) + roundingTolerance;
      if (exact < lowest || exact < least - 0.5) return Number.NEGATIVE_INFINITY;
      const place = isDecided(id) ? whole : exact - low - (bound.isThin() ? unknownPenalty : 0);
      chances.add(id, exact, place);
      return place;
    },
  };
}

/** All of them, or only those among which are so many best. */
async function scanBounds(look: Look, areShut: boolean, count: number): Promise<ScoreBounds> {
  const chances = new ScoreBounds();
  const best = thresholdOf(count);
  const low = areShut || look.isOutOfAll ? blockedPenalty : 0;
  for (let at = 0; at < look.blocks; at += 1) {
    if (at % blocksAtOnce === 0 && isSliceOver()) await pause();
    for (let left = look.hopeful(at, best.least() + low, areShut); left !== 0; left &= left - 1) {
      const row = at * rowsPerBlock + lowestBit(left);
      const id = look.idAt(row);
      if (id === null || look.isShut(row, id) !== areShut) continue;
      const place = look.add(chances, row, { id, low, bar: best.least() });
      if (place > Number.NEGATIVE_INFINITY) best.add(place);
    }
  }
  return chances;
}

/** Jobs per batch: long rows far apart on disk, as many as a slice of work reads. */
const givenAtOnce = 25;
const sortedFirst = 400;

function* inBatches(chances: ScoreBound[]): Generator<ScoreBound[]> {
  for (let from = 0; from < chances.length; from += givenAtOnce)
    yield chances.slice(from, from + givenAtOnce);
}

/** Sorts only the next `count`, and four times as many each time more are asked for; ties keep their order. */
async function* bestFirst(
  chances: ScoreBounds,
  below: number,
  count: number,
): AsyncGenerator<ScoreBound[]> {
  const { bar, first } = await chances.best(count, below);
  yield* inBatches(first);
  if (bar > Number.NEGATIVE_INFINITY) yield* bestFirst(chances, bar, count * 4);
}

/** A struct of arrays: as objects, tens of thousands would cost more to collect as garbage than to find. */
class ScoreBounds {
  private readonly ids: string[] = [];
  private readonly exacts = column(Float64Array);
  private readonly places = column(Float64Array);

  add(id: string, exact: number, place: number): void {
    const at = this.ids.push(id) - 1;
    this.exacts.set(at, exact);
    this.places.set(at, place);
  }

  /** So many of the highest places under another one, in order, and the least of them. */
  async best(count: number, below = Number.POSITIVE_INFINITY) {
    const bar = await this.leastOf(count, below);
    const some = await this.between(bar, below);
    return { bar, first: await sortedInSlices(some, (a, b) => b.place - a.place) };
  }

  /** The least of the `count` highest places under another one; minus infinity where there are not so many. */
  private async leastOf(count: number, below: number): Promise<number> {
    const best = thresholdOf(count);
    for (let at = 0; at < this.ids.length; at += 1) {
      if (at % lookedAtOnce === 0) await pause();
      const place = this.places.values[at] ?? below;
      if (place < below) best.add(place);
    }
    return best.least();
  }

  /** From one place up to another, as they came. */
  private async between(bar: number, below: number): Promise<ScoreBound[]> {
    const found: ScoreBound[] = [];
    for (let at = 0; at < this.ids.length; at += 1) {
      if (at % lookedAtOnce === 0) await pause();
      const place = this.places.values[at] ?? below;
      if (place < bar || place >= below) continue;
      found.push({ id: this.ids[at] ?? "", exact: this.exacts.values[at] ?? 0, place });
    }
    return found;
  }
}
