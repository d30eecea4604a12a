export * from "./model";
export * from "./rules";
export * as boardPacks from "./verbs";
