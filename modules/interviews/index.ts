export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { calendarPages, interviewRoutes } from "./routes";
export * as interviews from "./verbs";
