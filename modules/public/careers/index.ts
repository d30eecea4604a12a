export * from "./events";
export * from "./model";
export * from "./rules";
export { careersPages, careersRoutes } from "./routes";
export { payIn, placeIn } from "./words";
export * as careers from "./verbs";
