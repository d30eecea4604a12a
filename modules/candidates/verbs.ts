export { add, addAll } from "./adding";
export { countAdded, countAll } from "./counting";
export { duplicates, duplicatesOf } from "./duplicates";
export { edit, setStatus } from "./editing";
export { facts, factsOf } from "./facts";
export { archive, idOf, restore } from "./keeping";
export { find, list } from "./service";
export { addSamples } from "./samples";
export { doubt, verify } from "./verifying";
