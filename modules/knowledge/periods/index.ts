export { PeriodQuery } from "./model";
export type { ReportPeriod } from "./report-period";
export * as periods from "./report-period";
