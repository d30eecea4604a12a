export { canStart, ask } from "./checking";
export { approve, decline, overridesOf, withdraw } from "./overrides";
