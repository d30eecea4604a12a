export * from "./events";
export * from "./model";
export * from "./rules";
export { topOf } from "./frame";
export { careersStyle } from "./page-style";
export { careersPages, careersRoutes } from "./routes";
export * as careers from "./verbs";
