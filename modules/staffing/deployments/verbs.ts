import { kept } from "./keeping";

export { acceptedCandidates as accepted } from "./accepted";
export { activeEnded } from "./starting";
export { add } from "./adding";
export { type Advance, advance, refusedStarts } from "./advancing";
export { askTerms, decideTerms } from "./asking";
export { addSamples } from "./samples";
export { askOverride, startOf } from "./blockers";
export { edit } from "./editing";
export { exported } from "./export";
export { cancel, setStatus } from "./moving";
export { begunSince, type Stay, staysSince } from "./stays";
export { find, overlapping } from "./opening";
export { agreedTerms, countEnding, type PlacementRow, placementRows } from "./placements";
export { list } from "./service";
export const { archive, restore, idOf, rowOf } = kept;
