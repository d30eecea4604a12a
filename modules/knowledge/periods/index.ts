export { PeriodQuery } from "./model";
export type { Asked } from "./asking";
export * as periods from "./asking";
