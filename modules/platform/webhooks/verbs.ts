export { deliver, deliverSteadily } from "./delivering";
export { drop, list as messages, retry } from "./log";
export { add, edit, find, list, remove, renewSecret } from "./service";
export { test } from "./enrolling";
