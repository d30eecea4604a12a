export * from "./model";
export * from "./rules";
export { today } from "./service";
