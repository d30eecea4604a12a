export * from "./model";
export { auditRoutes } from "./routes";
export * as audit from "./verbs";
