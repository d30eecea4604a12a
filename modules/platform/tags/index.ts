export * from "./model";
export * from "./rules";
export * from "./events";
export { taggedWith } from "./filter";
export { holder as tagsHolder } from "./holder";
export { tagRoutes } from "./routes";
export * as tags from "./verbs";
