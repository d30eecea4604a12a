export * from "./model";
export * from "./rules";
export { RepairRules, ruledBy } from "./repair-rules";
export { foundIn, templateOf } from "./rules-template";
export * as imports from "./verbs";
