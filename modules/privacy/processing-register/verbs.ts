export { exported, processorText } from "./exporting";
export { periodsOf, registerOf } from "./register";
export { add, current, edit, end, list, resume } from "./processors";
