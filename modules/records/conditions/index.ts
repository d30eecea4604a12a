export * from "./resolve";
export * from "./compile";
export * from "./facets";
export * from "./listing";
export * from "./model";
export * from "./places";
export * from "./rules";
