export * from "./model";
export * from "./rules";
export { paid } from "./paying";
