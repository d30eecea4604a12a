export * from "./asked";
export * from "./compile";
export * from "./model";
export * from "./rules";
