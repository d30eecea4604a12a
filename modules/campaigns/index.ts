export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as campaignsHolder } from "./holder";
export { campaignRoutes } from "./routes";
export * as campaigns from "./verbs";
