export * from "./events";
export * from "./model";
export * from "./rules";
export { careersPages, careersRoutes } from "./routes";
export * as careers from "./verbs";
