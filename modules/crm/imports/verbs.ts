export { check } from "./runs/checking";
export { change, discard, find, list, preview, open } from "./runs/drafts";
export { purge } from "./runs/purging";
export { closeReader } from "./reading/reader-client";
export { cancel, stopAll, resume, runThrough, start } from "./runs/service";
export { undo, rejectedRows } from "./runs/undoing";
