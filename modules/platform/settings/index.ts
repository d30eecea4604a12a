export { declareSetting } from "./declaring";
export * from "./model";
export * from "./rules";
export * as settings from "./service";
