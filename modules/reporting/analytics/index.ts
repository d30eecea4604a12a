export * from "./model";
export * from "./rules";
export * as analytics from "./service";
