export { canStart, refuseBlocked } from "./checking";
export { approve, ask, decline, overridesOf, withdraw } from "./overrides";
