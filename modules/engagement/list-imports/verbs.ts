export { check } from "./runs/checking";
export { change, discard, find, list, look, take } from "./runs/drafts";
export { letGo, resume, runThrough, start } from "./runs/saving";
export { undo } from "./runs/undoing";
