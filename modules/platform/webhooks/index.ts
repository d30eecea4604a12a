export * from "./model";
export * from "./rules";
export * from "./events";
export { webhookEvent } from "./messages";
export * as webhooks from "./verbs";
