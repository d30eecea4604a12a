export * from "./model";
export { iconOf, saysItsName, styleOf, widthAt } from "./agency/rules";
export * from "./rules";
export { brandingTasks } from "./daily";
export { brandingRoutes, uploads } from "./routes";
export type { OnPaper } from "./service";
export * as branding from "./verbs";
