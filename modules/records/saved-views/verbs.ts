export { find, list } from "./service";
export { add, edit, prefer, remove, restore, unprefer } from "./changing";
