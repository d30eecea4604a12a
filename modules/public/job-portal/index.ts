export * from "./model";
export * from "./rules";
export { portalRoutes } from "./routes";
export * as portal from "./verbs";
