export * from "./events";
export * from "./model";
export * as assigning from "./assigning";
export * as expertise from "./expertise/expertise";
