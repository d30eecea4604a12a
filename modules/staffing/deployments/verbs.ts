import { kept } from "./archiving";

export { acceptedCandidates } from "./lists/accepted";
export { activeEnded } from "./status/starting";
export { add, addPast } from "./adding";
export { type Advance, advance, refusedStarts } from "./status/advancing";
export { askTerms, decideTerms } from "./terms/asking";
export { askOverride, startOf } from "./status/blockers";
export { edit } from "./editing";
export { exported } from "./lists/export";
export { cancel, setStatus } from "./status/moving";
export { setStatuses, unsetStatuses } from "./status/bulk";
export { allStays, runsSince, type Stay, staysSince, stayTopics } from "./lists/stays";
export { nearDates } from "./lists/near";
export { find, overlapping, list, matchingIds } from "./service";
export { agreedTerms, countEnding, type PlacementRow, placementRows } from "./lists/placements";
export const { archive, restore, idOf, rowOf } = kept;
export { facets } from "./lists/facets";
