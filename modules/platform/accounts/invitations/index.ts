export * from "./model";
export * from "./rules";
export { accessTasks } from "./daily";
export { holder as accessHolder } from "./holder";
export * as inviting from "./inviting";
export { toOpenLinksOnly } from "./letters";
export * as people from "./people";
export * as resetting from "./resetting";
export { accessRoutes } from "./routes";
