export { state } from "./state";
export { concernsOf, watch } from "./contributing";
