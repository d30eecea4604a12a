export { confirm, look } from "./confirming";
export { form, send, sent } from "./sending";
