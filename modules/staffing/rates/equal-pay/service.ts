export { check, underpaid } from "./checking";
export { approve, ask, decline, withdraw } from "./exceptions";
export { add, change, list, remove, take } from "./terms";
