export * from "./events";
export * from "./model";
export * from "./rules";
export { holder as matchingHolder } from "./holder";
export { scoresOf as matchScores } from "./log";
export { matchingVersion } from "./version";
export { matchingRoutes } from "./routes";
export * as matching from "./verbs";
