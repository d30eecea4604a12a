export * from "./model";
export * from "./rules";
export { holder as shortlistsHolder } from "./holder";
export { shortlistPages, shortlistRoutes } from "./routes";
export * as shortlists from "./verbs";
