export * from "./exchange";
export * from "./lines";
export * from "./model";
export * from "./rules";
export * as timesheets from "./verbs";
export { type OwnWeek, type OwnWeekShown, ownWeeks, type Place, spend } from "./own-weeks";
