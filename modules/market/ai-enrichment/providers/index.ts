export { type Added, withReply } from "./adding";
export { ask, type Asked, type Cost, worstCost } from "./asking";
export * from "./model";
export { promptVersion } from "./prompt";
export { nameOf, type Provider } from "./prompt";
export { Trouble, type TroubleKind } from "./trouble";
export { type Counts, word, type Words, worstWordingCost } from "./wording";
