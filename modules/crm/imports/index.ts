export * from "./model";
export * from "./rules";
export { RepairRules, ruledBy } from "./mapping/repair-rules";
export { foundIn, templateOf } from "./mapping/rules-template";
export * as imports from "./verbs";
