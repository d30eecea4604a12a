export * from "./model";
export * as audit from "./verbs";
