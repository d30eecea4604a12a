export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as projectsHolder } from "./holder";
export { handing as projectsHanding } from "./handing";
export { projectRoutes } from "./routes";
export * as projects from "./verbs";
