export { add, addAll } from "./adding";
export { archive, restore } from "./care";
export { edit, setStatus } from "./editing";
export { exported } from "./export";
export { changed, deed, fresh, idOf, rowOf, told } from "./keeping";
export { addSamples } from "./samples";
export { seatsOf } from "./seating";
export { figures, find, idsOf, list, listByIds } from "./service";
export { loads, teamOf } from "./team";
