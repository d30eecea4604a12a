export * from "./model";
export * from "./rules";
export { configuredAnalysers } from "./answering";
export * as proposals from "./proposals";
export * as ai from "./service";
export { wording } from "./wording";
