export * from "./events";
export * from "./model";
export * from "./rules";
export { matchingVersion } from "./version";
export * as matching from "./verbs";
