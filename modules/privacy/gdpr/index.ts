export * from "./model";
export * from "./subject-model";
export * from "./rules";
export * from "./events";
export type { Sources } from "./exporting";
export { holder as gdprHolder } from "./holder";
export { gdprTasks } from "./purging";
export { gdprRoutes } from "./routes";
export * as gdpr from "./verbs";
