export * from "./model";
export * from "./rules";
export * from "./earning";
export * from "./forecast";
export * as measures from "./verbs";
export type { Begun } from "./filling";
export type { Closed } from "./success";
export type { Ad, Demand } from "./demand";
export type { Compared } from "./figures";
