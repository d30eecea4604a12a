export { hashOf, onePagerOf } from "./one-pager";
export { find, listByClient, listByProject } from "./service";
export { confirm, submit, withdraw } from "./submitting";
