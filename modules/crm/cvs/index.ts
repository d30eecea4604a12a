export * from "./model";
export * from "./rules";
export { figures, samples } from "./evaluation";
export { cvRoutes } from "./routes";
export * as cvs from "./service";
