export * from "./events";
export * from "./model";
export * from "./rules";
