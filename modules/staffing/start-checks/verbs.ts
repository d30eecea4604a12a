export { canStart } from "./checking";
export { approve, decline, overridesOf, withdraw } from "./overrides";
export { ask } from "./checking";
