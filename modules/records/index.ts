export { changesOf, defined, type ToldFields } from "./changes";
export { historyOf, isOf, isOfAny, remembered } from "./history";
export { holder as recordsHolder } from "./holder";
export { keeping, refuseStep } from "./keeping";
export { exists } from "./kept";
export * from "./model";
export { among, between, type Bounds, isWithin, rangesAsked, type AskedRange } from "./ranged";
export * from "./rules";
export { recordHistory } from "./schema";
