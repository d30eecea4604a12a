export * from "./model";
export * from "./questions";
export { CampaignQuery } from "./lists/questions";
export * from "./rules";
export * from "./events";
export { holder as campaignsHolder } from "./holder";
export * as campaigns from "./verbs";
