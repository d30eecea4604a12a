export { check } from "./runs/checking";
export { change, discard, find, list, preview, open } from "./runs/drafts";
export { stopAll, resume, runThrough, start } from "./runs/saving";
export { undo } from "./runs/undoing";
