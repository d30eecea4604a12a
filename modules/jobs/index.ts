export * from "./model";
export * from "./rules";
export type { Arrival } from "./arrivals";
export { intake, seenAnew } from "./intake";
export * as lifecycle from "./lifecycle";
export { jobRoutes } from "./routes";
export * as jobs from "./service";
export * as samples from "./samples";
