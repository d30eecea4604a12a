export { undoKeepApart, findDuplicates, findDuplicatesOf, keepApart } from "./pairs";
export { merge, undo } from "./merging/merging";
export { mergedIdsOf, purge } from "./merging/purging";
export { mergesOf, preview } from "./merging/service";
