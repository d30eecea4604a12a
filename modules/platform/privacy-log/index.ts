export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as activitiesHolder } from "./holder";
export { activityRoutes } from "./routes";
export * as activities from "./verbs";
export type { NewActivity } from "./recording";
export type { Deed as GdprDeed } from "./words";
