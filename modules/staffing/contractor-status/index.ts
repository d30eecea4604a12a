export * from "./model";
export * from "./rules";
export { holder as independenceHolder } from "./holder";
export { independenceRoutes } from "./routes";
export * as independence from "./verbs";
