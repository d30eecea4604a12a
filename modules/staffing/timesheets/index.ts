export * from "./model";
export * from "./rules";
export * as timesheets from "./verbs";
export { type OwnWeek, type OwnWeekShown, ownWeeks } from "./own-weeks";
