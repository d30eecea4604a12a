import { kept } from "./keeping";

export { accepted } from "./accepted";
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
export { list } from "./service";
export const { archive, restore, idOf, rowOf } = kept;
