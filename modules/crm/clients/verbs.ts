export { add, addAll } from "./adding";
export { duplicates } from "./duplicates";
export { edit, setStatus, setTier } from "./editing";
export { exported } from "./export";
export { addSamples } from "./samples";
export { archive, idOf, restore } from "./keeping";
export { find, list } from "./service";
