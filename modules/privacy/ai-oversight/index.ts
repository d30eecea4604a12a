export * from "./model";
export * as oversight from "./verbs";
