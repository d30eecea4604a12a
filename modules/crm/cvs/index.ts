export * from "./model";
export * from "./rules";
export { figures, samples } from "./evaluation";
export * as cvs from "./service";
