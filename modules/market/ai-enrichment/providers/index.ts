export { type Added, withReply } from "./adding";
export { ask, type Asked, type Cost, worstCost } from "./asking";
export { askAboutCv, worstCvCost } from "./cv";
export * from "./model";
export { nameOf, promptVersion, type Provider } from "./prompt";
export { Trouble, type TroubleKind } from "./trouble";
export { type Counts, word, type Words, worstWordingCost } from "./wording";
