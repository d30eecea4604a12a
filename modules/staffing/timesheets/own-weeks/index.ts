export type { OwnWeek, OwnWeekShown, Place } from "./service";
export * as ownWeeks from "./service";
export { spend } from "./spending";
