export * from "./model";
export * from "./rules";
export * from "./events";
export { legalPages, legalRoutes } from "./routes";
export * as legal from "./verbs";
