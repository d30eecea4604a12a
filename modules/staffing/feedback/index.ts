export * from "./model";
export * from "./rules";
export { holder as feedbackHolder } from "./holder";
export { feedbackRoutes } from "./routes";
export * as feedback from "./service";
