export { add, addAll, adding } from "./lifecycle/adding";
export { duplicates } from "./lifecycle/duplicates";
export { list as contacts } from "./contacts/listing";
export { edit, setStatus, setTier } from "./lifecycle/editing";
export { exported } from "./lists/export";
export {
  archive,
  updateIfVersion,
  idOf,
  deleteWrite,
  restore,
  setStatuses,
  unsetStatuses,
} from "./lifecycle/archiving";
export { find, keysAmong, list, matchingIds } from "./lists/service";
export { facets } from "./lists/facets";
