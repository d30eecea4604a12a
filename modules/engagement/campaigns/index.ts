export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as campaignsHolder } from "./holder";
export { letterCheck as campaignLetterCheck } from "./checking";
export { campaignPages, campaignRoutes } from "./routes";
export * as campaigns from "./verbs";
