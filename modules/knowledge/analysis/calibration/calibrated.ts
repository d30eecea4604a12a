import { hardTargetFrom, softTargetFrom } from "../rules";
import table from "./table.json";

/** The scores that an uncalibrated engine gives where a target class begins. */
export type Thresholds = { softFrom: number; hardFrom: number };

export const identity: Thresholds = { softFrom: softTargetFrom, hardFrom: hardTargetFrom };
export const calibrationVersion = table.version;

const most = 100;

/** A score as its class means it: straight between the thresholds, so that more never becomes less. */
export const calibrate = (score: number, thresholds: Thresholds = table): number =>
  along(score, knots(thresholds), knots(identity));

/** The engine's own score behind a calibrated one. */
export const rawOf = (score: number, thresholds: Thresholds = table): number =>
  along(score, knots(identity), knots(thresholds));

const knots = ({ softFrom, hardFrom }: Thresholds) => [0, softFrom, hardFrom, most];

function along(score: number, from: number[], to: number[]): number {
  const above = from.findIndex((knot, at) => at > 0 && score <= knot);
  const at = above === -1 ? from.length - 1 : above;
  const [low = 0, high = most] = from.slice(at - 1);
  const [floor = 0, ceiling = most] = to.slice(at - 1);
  return floor + ((score - low) * (ceiling - floor)) / (high - low);
}
