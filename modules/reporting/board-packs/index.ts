export * from "./model";
export * from "./rules";
export { holder as boardPacksHolder } from "./holder";
export { boardPackRoutes } from "./routes";
export { boardPackTasks } from "./scheduling";
export * as boardPacks from "./verbs";
