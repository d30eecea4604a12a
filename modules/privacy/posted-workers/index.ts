export * from "./model";
export * from "./rules";
export { holder as dossiersHolder } from "./holder";
export * as dossiers from "./verbs";
