export * from "./model";
export * from "./rules";
export * from "./events";
export { joinedTags, taggedWith, taggedWithAny, untagged } from "./service";
export * as tags from "./verbs";
