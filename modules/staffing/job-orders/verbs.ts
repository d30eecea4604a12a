export { find, idOf } from "./service";
export { add, close, duplicate, edit, reopen } from "./writing";
