export * from "./model";
export { holder as applyingHolder } from "./holder";
export * as applying from "./verbs";
