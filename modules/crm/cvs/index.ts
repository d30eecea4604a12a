export * from "./model";
export * from "./rules";
export * as cvs from "./service";
