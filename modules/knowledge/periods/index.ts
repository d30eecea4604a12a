export { PeriodQuery } from "./model";
export type { Asked } from "./report-period";
export * as periods from "./report-period";
