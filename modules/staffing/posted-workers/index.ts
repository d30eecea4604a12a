export * from "./model";
export * from "./rules";
export { holder as dossiersHolder } from "./holder";
export { dossierTasks } from "./reminding";
export { dossierRoutes } from "./routes";
export * as dossiers from "./verbs";
