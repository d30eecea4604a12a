export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as notesHolder } from "./holder";
export { noteRoutes } from "./routes";
export * as notes from "./verbs";
