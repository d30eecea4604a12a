export { close, edit, find, list, reopen, report } from "./service";
export { letter } from "./writing";
