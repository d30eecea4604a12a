import type { ScoresOf } from "./decisions";
import { matchScores } from "./matching";

/** Every module that gives people a number; what they are told about it is gathered from all of them. */
export const scoring: ScoresOf[] = [matchScores];
