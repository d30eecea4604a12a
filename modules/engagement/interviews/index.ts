export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as interviewsHolder } from "./holder";
export { calendarPages, interviewRoutes } from "./routes";
export * as interviews from "./verbs";
