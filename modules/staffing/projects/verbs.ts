export { add, addAll } from "./adding";
export { edit, setStatus } from "./editing";
export { exported } from "./lists/export";
export { archive, changed, deed, fresh, idOf, restore, rowOf, told } from "./keeping";
export { seatsOf } from "./team/seating";
export { closedRows, figures, find, idsOf, list, listByIds, matchingIds } from "./service";
export { loads, teamOf } from "./team/team";
export { facets } from "./lists/facets";
