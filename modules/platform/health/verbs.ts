export { state } from "./state";
export { watch } from "./watching";
