import type { CandidateFacts } from "@/modules/crm/candidates";
import { isSliceOver, pause } from "@/src/workers/time-slices";
import { blockedBelow, thinBelow } from "../scoring/score-all";
import { thresholdOf } from "../scoring/threshold";
import { isOut } from "./best-jobs";
import type { Openings } from "./openings";

/** What one job could be at the most for somebody: its score, and where it could stand. */
export type Chance = { id: string; exact: number; place: number };

type Asked = {
  facts: CandidateFacts;
  on: string;
  least: number;
  /** Jobs about which somebody has decided may stand higher than their score. */
  decided: ReadonlyMap<string, unknown>;
};

const rowsAtOnce = 256;
/** What adding up in another order may take from a score. */
const hair = 1e-6;
const whole = 100;

/**
 * The open jobs whose score may come up to the least that is asked for, some at a time, those first that could stand
 * highest. Whoever asks mostly stops early: so no more than the first are put in order, and jobs that are shut to somebody
 * stand below all others and are looked at only once those are through.
 */
export async function* chancesFor(openings: Openings, asked: Asked): AsyncGenerator<Chance[]> {
  const { facts, on, least, decided } = asked;
  const bound = openings.boundOf(facts, on);
  const isOutOfAll = isOut(facts, on);
  const isShut = (row: number, id: string) =>
    !isOutOfAll && !decided.has(id) && bound.isBlocked(row);

  async function chancesAmong(areShut: boolean): Promise<Chances> {
    const chances = new Chances(openings.size);
    for (let row = 0; row < openings.size; row += 1) {
      if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
      const id = openings.idAt(row);
      if (id === null || isShut(row, id) !== areShut) continue;
      const exact = bound.most(row) + hair;
      if (exact < least - 0.5) continue;
      const lowered = (areShut || isOutOfAll ? blockedBelow : 0) + (bound.isThin() ? thinBelow : 0);
      chances.add(id, exact, decided.has(id) ? whole : exact - lowered);
    }
    return chances;
  }
  yield* bestFirst(await chancesAmong(false));
  if (!isOutOfAll) yield* bestFirst(await chancesAmong(true));
}

/** Long rows from far apart: as many as a slice of work reads. */
const givenAtOnce = 25;
const sortedFirst = 400;

/** Puts in order only as many as are asked for, and of those left over ever more; of equals who came first. */
function* bestFirst(
  chances: Chances,
  { below = Number.POSITIVE_INFINITY, count = sortedFirst } = {},
): Generator<Chance[]> {
  const bar = chances.leastOf(count, below);
  const first = chances.between(bar, below).sort((a, b) => b.place - a.place);
  for (let from = 0; from < first.length; from += givenAtOnce)
    yield first.slice(from, from + givenAtOnce);
  if (bar > Number.NEGATIVE_INFINITY) yield* bestFirst(chances, { below: bar, count: count * 4 });
}

/** Chances in flat columns: as an object each, tens of thousands would cost more to clear away than to find. */
class Chances {
  private readonly ids: string[] = [];
  private readonly exacts: Float64Array;
  private readonly places: Float64Array;

  constructor(most: number) {
    this.exacts = new Float64Array(most);
    this.places = new Float64Array(most);
  }

  add(id: string, exact: number, place: number): void {
    const at = this.ids.push(id) - 1;
    this.exacts[at] = exact;
    this.places[at] = place;
  }

  /** The least of the `count` highest places under another one; minus infinity where there are not so many. */
  leastOf(count: number, below: number): number {
    const best = thresholdOf(count);
    for (let at = 0; at < this.ids.length; at += 1) {
      const place = this.places[at] ?? below;
      if (place < below) best.add(place);
    }
    return best.least();
  }

  /** From one place up to another, as they came. */
  between(bar: number, below: number): Chance[] {
    const found: Chance[] = [];
    for (let at = 0; at < this.ids.length; at += 1) {
      const place = this.places[at] ?? below;
      if (place < bar || place >= below) continue;
      found.push({ id: this.ids[at] ?? "", exact: this.exacts[at] ?? 0, place });
    }
    return found;
  }
}
