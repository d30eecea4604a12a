export * from "./model";
export { holder as decisionsHolder } from "./holder";
export { decisionRoutes } from "./routes";
export * as decisions from "./service";
export type { ScoresOf } from "./service";
