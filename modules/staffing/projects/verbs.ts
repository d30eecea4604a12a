export { add, addAll } from "./adding";
export { edit, setStatus } from "./editing";
export { exported } from "./lists/export";
export {
  archive,
  updateIfVersion,
  auditEntry,
  fresh,
  idOf,
  restore,
  rowOf,
  historyLine,
  setStatuses,
  unsetStatuses,
} from "./archiving";
export { seatsOf } from "./team/seating";
export { closedRows, figures, find, idsOf, list, listByIds, matchingIds } from "./service";
export { loads, teamOf } from "./team/team";
export { facets } from "./lists/facets";
