export * from "./model";
export * from "./rules";
export * from "./analyse";
