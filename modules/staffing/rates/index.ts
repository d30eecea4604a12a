export * from "./model";
export * from "./rules";
export * as rates from "./service";
