import type { ScoresOf } from "./platform/decision-log";
import { matchScores } from "./staffing/matching";

/** Every module that gives people a number; what they are told about it is gathered from all of them. */
export const scoring: ScoresOf[] = [matchScores];
