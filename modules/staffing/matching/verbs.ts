export { scoreChanges, matchSteadily } from "./catching-up/catching-up";
export { jobIdOf } from "./openings/demands";
export { dismiss, override, restore, withdrawOverride } from "./deciding";
export { forCandidate, forJob, forPair, sourceCandidates } from "./service";
