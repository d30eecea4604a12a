export { find, idOf, requirementsIn } from "./service";
export { add, adding, close, duplicate, edit, reopen } from "./writing";
export { setStatuses, unsetStatuses } from "./bulk";
