export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as mergingHolder } from "./holder";
export * as merging from "./verbs";
