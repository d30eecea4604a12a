export type { Place } from "./service";
export type { OwnWeek, OwnWeekShown } from "./week";
export * as ownWeeks from "./service";
export { spend } from "./spending";
