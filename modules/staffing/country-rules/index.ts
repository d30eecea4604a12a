export * from "./model";
export * from "./rules";
export * as packs from "./service";
