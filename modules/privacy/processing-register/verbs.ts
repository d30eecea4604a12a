export { exported, processorText } from "./exporting";
export { periodsOf } from "./periods";
export { add, current, edit, end, list, resume } from "./processors";
export { registerOf } from "./register";
