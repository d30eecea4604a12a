export * from "./model";
export * from "./rules";
export { claimRoutes } from "./routes";
export type { Claimed } from "./service";
export * as claims from "./service";
