export { askAgain, doubles, doublesOfOne, keepApart } from "./pairs";
export { merge, undo } from "./merging/merging";
export { doublesOf, purge } from "./merging/purging";
export { mergesOf, preview } from "./merging/service";
