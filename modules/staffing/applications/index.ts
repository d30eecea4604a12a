export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as applicationsHolder } from "./holder";
export type { PastApplication } from "./intake/past";
export * as applications from "./verbs";
