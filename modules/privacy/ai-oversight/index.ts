export * from "./model";
export { oversightRoutes } from "./routes";
export * as oversight from "./verbs";
