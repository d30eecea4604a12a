export * from "./model";
export * from "./rules";
export * from "./events";
export { webhookTasks } from "./daily";
export { webhookRoutes } from "./routes";
export * as webhooks from "./verbs";
