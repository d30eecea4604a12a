export { askAgain, doubles, doublesOfOne, keepApart } from "./doubles";
export { merge, undo } from "./merging";
export { doublesOf, purge } from "./purging";
export { mergesOf, preview } from "./service";
