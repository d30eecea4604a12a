export { deliver, startWebhookDelivery } from "./delivering";
export { drop, list as messages, retry } from "./log";
export { add, edit, find, list, remove, renewSecret } from "./service";
export { test } from "./queueing";
