export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as documentsHolder } from "./holder";
export { documentRoutes } from "./routes";
export * as documents from "./verbs";
