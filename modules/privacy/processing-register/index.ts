export * from "./model";
export * from "./rules";
export * from "./events";
export { processingRoutes } from "./routes";
export * as processing from "./verbs";
