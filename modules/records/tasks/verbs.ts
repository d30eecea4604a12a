export { add, complete, edit, remove, reopen, restore } from "./changing";
export { due, find, list, page } from "./service";
export { remind } from "./reminding";
export { exported, facets, matchingIds } from "./lists";
export { changeAll, unchangeAll } from "./bulk";
