export * from "./model";
export * from "./rules";
export * from "./events";
export { happening } from "./telling";
export * as webhooks from "./verbs";
