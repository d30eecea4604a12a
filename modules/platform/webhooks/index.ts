export * from "./model";
export * from "./rules";
export * from "./events";
export { webhookEvent } from "./telling";
export * as webhooks from "./verbs";
