export * from "./model";
export * from "./rules";
export { rightsTasks } from "./daily";
export { rightRoutes } from "./routes";
export * as rights from "./verbs";
