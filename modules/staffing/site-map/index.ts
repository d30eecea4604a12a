export * from "./model";
export { placeRoutes } from "./routes";
export * as places from "./service";
