export * from "./model";
export * from "./rules";
export { rateRoutes } from "./routes";
export * as rates from "./service";
