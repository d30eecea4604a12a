export { compared, PeriodQuery } from "./model";
export * from "./rules";
export type { Asked } from "./asking";
export * as periods from "./asking";
