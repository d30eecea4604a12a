import type { CandidateFacts } from "@/modules/crm/candidates";
import { isSliceOver, pause } from "@/src/workers/time-slices";
import { blockedBelow, thinBelow } from "../scoring/score-all";
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

/** The open jobs whose score may come up to the least that is asked for, those first that could stand highest. */
export async function chancesFor(openings: Openings, asked: Asked): Promise<Chance[]> {
  const { facts, on, least, decided } = asked;
  const bound = openings.boundOf(facts, on);
  const below = isOut(facts, on) ? blockedBelow : 0;
  const chances: Chance[] = [];
  for (let row = 0; row < openings.size; row += 1) {
    if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
    const id = openings.idAt(row);
    if (id === null) continue;
    const exact = bound.most(row) + hair;
    if (exact < least - 0.5) continue;
    const lowered =
      (bound.isBlocked(row) ? blockedBelow : below) + (bound.isThin() ? thinBelow : 0);
    const place = decided.has(id) ? whole : exact - lowered;
    chances.push({ id, exact, place });
  }
  return chances.sort((a, b) => b.place - a.place);
}
