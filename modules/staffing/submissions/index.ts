export * from "./model";
export * from "./rules";
export { holder as submissionsHolder } from "./holder";
export { submissionRoutes } from "./routes";
export * as submissions from "./verbs";
