export { check } from "./checking";
export { change, discard, find, list, look, take } from "./drafts";
export { purge } from "./purging";
export { leave } from "./reading-room";
export { cancel, letGo, resume, runThrough, start } from "./service";
export { undo, rejectedRows as rejected } from "./undoing";
