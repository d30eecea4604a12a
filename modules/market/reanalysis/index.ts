export * from "./model";
export { reanalysisRoutes } from "./routes";
export * as reanalysis from "./service";
