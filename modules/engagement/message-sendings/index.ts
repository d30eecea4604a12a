export * from "./model";
export * from "./rules";
export * as messageSendings from "./verbs";
