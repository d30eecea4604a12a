export { change, cleared, undoChange } from "./changing";
export { list, listByRecords } from "./service";
