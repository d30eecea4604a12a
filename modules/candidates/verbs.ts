export { add, addAll } from "./adding";
export { archive, restore } from "./care";
export { countAdded, countAll } from "./counting";
export { duplicates, duplicatesOf } from "./duplicates";
export { edit, setStatus } from "./editing";
export { facts, factsOf } from "./facts";
export { find, idOf, list } from "./service";
export { addSamples } from "./samples";
export { doubt, verify } from "./verifying";
