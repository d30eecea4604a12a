export * from "./model";
export * from "./rules";
export { holder as ownPageHolder } from "./holder";
export { ownPageRoutes, ownPages } from "./routes";
export * as ownPage from "./verbs";
