export { mine, see } from "./mentioning";
export { find, list } from "./service";
export { add, edit, remove, restore } from "./writing";
