export { exported, processorText } from "./exporting";
export { add, current, edit, end, list, resume } from "./processors";
export { registerOf } from "./register";
