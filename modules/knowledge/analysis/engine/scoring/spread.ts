import table from "../../calibration/table.json";
import { hardTargetFrom } from "../../rules";

const most = 100;
const hardFrom = Math.log(table.hardFrom / (most - table.hardFrom));
/** How much a hard target has to ask for until two thirds of what is left to a hundred are gone. */
const pace = 16;

/**
 * Above the threshold of a hard target the logistic curve is flat: what asks for five things of the trade has 99 as well as
 * what asks for fifteen. There a score goes by how far the ad is over the threshold, times how much of the trade it asks for.
 * No class changes, and more of anything never lowers a score.
 */
export function spread(points: number, logit: number, depth: number): number {
  if (points < hardTargetFrom) return points;
  const over = Math.max(0, logit - hardFrom) * depth;
  return most - (most - hardTargetFrom) * Math.exp(-over / pace);
}
