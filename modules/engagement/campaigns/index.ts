export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as campaignsHolder } from "./holder";
export * as campaigns from "./verbs";
