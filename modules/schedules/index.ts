export * from "./model";
export * from "./rules";
export type { DailyTask } from "./service";
export * as schedules from "./service";
