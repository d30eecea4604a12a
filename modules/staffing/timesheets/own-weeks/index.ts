export type { Place } from "./service";
export type { UnusualDays } from "./unusual-days";
export type { OwnWeek, OwnWeekShown } from "./week";
export * as ownWeeks from "./service";
export { spend } from "./spending";
export { takeBack } from "./taking-back";
