export * from "./model";
export * from "./rules";
export { holder as independenceHolder } from "./holder";
export * as independence from "./service";
