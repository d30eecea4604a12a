export { add, addAll } from "./adding";
export { archive, restore } from "./care";
export { duplicates } from "./duplicates";
export { edit, setStatus, setTier } from "./editing";
export { exported } from "./export";
export { addSamples } from "./samples";
export { find, idOf, list } from "./service";
