export * from "./reader";
export * from "./writer";
