export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as candidatesHolder } from "./holder";
export { candidateRoutes } from "./routes";
export * as candidates from "./verbs";
