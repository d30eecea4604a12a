export { confirm, look } from "./confirming";
export { dismiss, takeUp, waiting } from "./desk";
export { form, send, sent } from "./sending";
