export * from "./events";
export * from "./model";
export * from "./rules";
export { matchingVersion } from "./score";
export * as matching from "./verbs";
