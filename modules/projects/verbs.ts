export { add, addAll } from "./adding";
export { archive, restore } from "./care";
export { edit, setStatus } from "./editing";
export { exported } from "./export";
export { idOf, rowOf } from "./keeping";
export { addSamples } from "./samples";
export { seatsOf } from "./seating";
export { figures, find, list, listByIds } from "./service";
export { loads, teamOf } from "./team";
