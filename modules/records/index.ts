export { changesOf, defined, type ToldFields } from "./changes";
export { historyOf, isOf, isOfAny, remembered } from "./history";
export { holder as recordsHolder } from "./holder";
export { keeping, refuseStep } from "./keeping";
export { exists } from "./kept";
export * from "./model";
export * from "./rules";
export { recordHistory } from "./schema";
