export { hashOf, onePagerOf, find, listByClient, listByProject } from "./service";
export { confirm, presentedWrites, submit, withdraw } from "./submitting";
