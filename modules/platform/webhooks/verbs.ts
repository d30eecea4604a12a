export { deliver, startWebhookDelivery } from "./delivering";
export { drop, list as listDeliveries, retry } from "./log";
export { add, edit, find, list, remove, renewSecret } from "./service";
export { test } from "./queueing";
