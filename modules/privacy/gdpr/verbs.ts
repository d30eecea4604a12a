export { arrive } from "./arriving";
export { confirm, eraseDue } from "./erasure-job";
export { exported } from "./exporting";
export { download, find as findExport, list as listExports, order, packWaiting } from "./handing";
export { hold, holdsOf, lift } from "./holds";
export { mentionsOf } from "./mentioning";
export { pathOf } from "./packing";
export { applyTombstones } from "./restoring";
export { adopt as adoptTombstones } from "./tombstones";
export { preview, standingOf } from "./previewing";
export {
  confirmPurge,
  lookAhead,
  purgeDue,
  purgeNow,
  state as purgeState,
  stopPurge,
} from "./purging";
export { cancel, identify, refuse, request } from "./requesting";
export { find, list } from "./shape";
export { find as findSubjects } from "./subjects";
export { workSteadily } from "./arriving";
