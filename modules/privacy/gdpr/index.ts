export * from "./model";
export * from "./subject-model";
export * from "./rules";
export * from "./events";
export * as gdpr from "./verbs";
