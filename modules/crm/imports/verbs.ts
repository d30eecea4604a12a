export { check } from "./checking";
export { change, discard, find, list, look, take } from "./drafts";
export { purge } from "./purging";
export { leave } from "./reading-room";
export { rejectedRows as rejected } from "./rejected";
export { cancel, letGo, resume, runThrough, start } from "./service";
export { undo } from "./undoing";
