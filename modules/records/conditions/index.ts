export * from "./asked";
export * from "./compile";
export * from "./facets";
export * from "./model";
export * from "./rules";
