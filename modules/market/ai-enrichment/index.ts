export * from "./model";
export * from "./rules";
export { configuredAnalysers } from "./analysers";
export * as proposals from "./proposals";
export { aiRoutes } from "./routes";
export * as ai from "./service";
export { wording } from "./wording";
