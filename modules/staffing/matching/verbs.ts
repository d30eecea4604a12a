export { catchUp } from "./catching-up/catching-up";
export { jobIdOf } from "./openings/demands";
export { dismiss, override, restore, withdrawOverride } from "./deciding";
export { forCandidate, forJob, forPair } from "./service";
export { sourceCandidates } from "./service";
export { matchSteadily } from "./catching-up/catching-up";
