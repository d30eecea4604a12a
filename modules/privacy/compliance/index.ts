export * from "./model";
export * from "./rules";
export { complianceRoutes } from "./routes";
export * as compliance from "./verbs";
