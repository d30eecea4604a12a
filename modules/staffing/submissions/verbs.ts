export { hashOf, onePagerOf, find, listByClient, listByProject } from "./service";
export { confirm, presentedWrites as presented, submit, withdraw } from "./submitting";
