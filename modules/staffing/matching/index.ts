export * from "./events";
export * from "./model";
export * from "./rules";
export { matchingVersion } from "./scoring/score";
export * as matching from "./verbs";
