export * from "./model";
export * from "./rules";
export * as actuals from "./service";
