export * from "./model";
export * from "./rules";
export * as listImports from "./verbs";
