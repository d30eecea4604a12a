export * from "./rules";
export { holder as groundsHolder } from "./holder";
