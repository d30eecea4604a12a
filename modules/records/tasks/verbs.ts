export { add, complete, edit, remove, reopen, restore } from "./changing";
export { due, find, list } from "./service";
export { remind } from "./reminding";
