export * from "./model";
export * as reanalysis from "./service";
