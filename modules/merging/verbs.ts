export { askAgain, doubles, keepApart } from "./doubles";
export { merge, undo } from "./merging";
export { doublesOf, purge } from "./purging";
export { mergesOf, preview } from "./service";
