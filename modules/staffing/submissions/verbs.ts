export { hashOf, onePagerOf } from "./service";
export { find, listByClient, listByProject } from "./service";
export { confirm, submit, withdraw } from "./submitting";
