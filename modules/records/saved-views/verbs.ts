export { add, edit, prefer, remove, restore, unprefer } from "./changing";
export { find, list } from "./service";
