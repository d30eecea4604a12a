export * from "./model";
export * from "./rules";
export { admit } from "./admitting";
export { tokenTasks } from "./daily";
export { tokenRoutes } from "./routes";
export * as tokens from "./service";
