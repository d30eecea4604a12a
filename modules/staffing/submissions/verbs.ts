export { hashOf, onePagerOf, find, listByClient, listByProject } from "./service";
export { confirm, submit, withdraw } from "./submitting";
