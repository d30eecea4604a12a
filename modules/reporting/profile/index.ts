export * from "./events";
export * from "./model";
export * from "./rules";
export * as profile from "./service";
