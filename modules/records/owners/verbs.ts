export { assignOwner, undoAssign } from "./changing";
export { namesOf, listByRecords } from "./service";
