export * from "./model";
export * from "./rules";
export * from "./events";
export { taggedWith } from "./filter";
export * as tags from "./verbs";
