export { find, idOf, requirementsIn } from "./service";
export { add, close, duplicate, edit, reopen } from "./writing";
