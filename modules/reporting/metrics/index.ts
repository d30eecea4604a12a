export * from "./model";
export * from "./rules";
export * from "./earning";
export * from "./forecast";
export * from "./settling";
export * from "./working";
export * as measures from "./verbs";
export type { Closed } from "./success";
export type { Demand, DemandIn } from "./demand";
