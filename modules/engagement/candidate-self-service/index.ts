export * from "./model";
export * from "./rules";
export * as ownPage from "./verbs";
