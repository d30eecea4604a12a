export * from "./model";
export * from "./rules";
export * from "./events";
export { taggedWith } from "./service";
export * as tags from "./verbs";
