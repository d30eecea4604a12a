export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as campaignsHolder } from "./holder";
