export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as startsHolder } from "./holder";
export { startRoutes } from "./routes";
export * as starts from "./verbs";
