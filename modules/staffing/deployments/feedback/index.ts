export * from "./model";
export * from "./rules";
export { holder as feedbackHolder } from "./holder";
export * as feedback from "./service";
