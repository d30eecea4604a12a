export * from "./events";
export * from "./model";
export * as assigning from "./assigning";
export * as expertise from "./expertise";
export { holder as recruitersHolder } from "./holder";
export { recruiterRoutes } from "./routes";
export * as recruiters from "./service";
