export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as applicationsHolder } from "./holder";
export * as applications from "./verbs";
