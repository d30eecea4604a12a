export * from "./model";
export * from "./rules";
export { answeringRoutes } from "./routes";
export * as answering from "./service";
