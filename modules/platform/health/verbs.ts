export { state } from "./state";
export { watch } from "./contributing";
