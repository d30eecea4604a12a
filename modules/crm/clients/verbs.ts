export { add, addAll } from "./adding";
export { duplicates } from "./duplicates";
export { edit, setStatus, setTier } from "./editing";
export { exported } from "./export";
export { archive, changed, idOf, removed, restore } from "./keeping";
export { find, keysAmong, list } from "./service";
