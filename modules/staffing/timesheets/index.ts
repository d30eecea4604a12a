export * from "./exchange";
export * from "./lines";
export { TimesheetQuery } from "./lists/questions";
export * from "./model";
export { payFormats } from "./pay-export/rules";
export * from "./rules";
export * as timesheets from "./verbs";
export {
  type UnusualDays,
  type OwnWeek,
  type OwnWeekShown,
  ownWeeks,
  type Place,
  spend,
  takeBack,
} from "./own-weeks";
