export * from "./model";
export * from "./rules";
export { benchRoutes } from "./routes";
export * as bench from "./verbs";
