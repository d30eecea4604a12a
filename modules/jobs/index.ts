export * from "./model";
export * from "./rules";
export type { Arrival } from "./arrivals";
export { intake } from "./intake";
export { seenAnew } from "./posting-writes";
export * as lifecycle from "./lifecycle";
export { jobRoutes } from "./routes";
export * as jobs from "./service";
export * as samples from "./samples";
