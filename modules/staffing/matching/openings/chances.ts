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

  async function chancesAmong(areShut: boolean): Promise<Chance[]> {
    const chances: Chance[] = [];
    for (let row = 0; row < openings.size; row += 1) {
      if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
      const id = openings.idAt(row);
      if (id === null || isShut(row, id) !== areShut) continue;
      const exact = bound.most(row) + hair;
      if (exact < least - 0.5) continue;
      const lowered = (areShut || isOutOfAll ? blockedBelow : 0) + (bound.isThin() ? thinBelow : 0);
      chances.push({ id, exact, place: decided.has(id) ? whole : exact - lowered });
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
function* bestFirst(chances: Chance[], count = sortedFirst): Generator<Chance[]> {
  const best = thresholdOf(count);
  for (const { place } of chances) best.add(place);
  const bar = best.least();
  const first = chances.filter(({ place }) => place >= bar).sort((a, b) => b.place - a.place);
  for (let from = 0; from < first.length; from += givenAtOnce)
    yield first.slice(from, from + givenAtOnce);
  const others = chances.filter(({ place }) => place < bar);
  if (others.length > 0) yield* bestFirst(others, count * 4);
}
