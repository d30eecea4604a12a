export * from "./model";
export * from "./rules";
export { packRoutes } from "./routes";
export * as packs from "./verbs";
