export { importRequests } from "./importing-requests";
export { confirm, eraseDue } from "./erasure/erasure-job";
export { exportData } from "./export/exporting";
export {
  download,
  find as findExport,
  list as listExports,
  order,
  packWaiting,
} from "./export/export-jobs";
export { hold, holdsOf, lift } from "./erasure/holds";
export { mentionsOf } from "./erasure/mentioning";
export { save } from "./export/packing";
export { applyTombstones } from "./retention/restoring";
export { preview, standingOf } from "./erasure/previewing";
export {
  confirmPurge,
  lookAhead,
  purgeDue,
  purgeNow,
  state as purgeState,
  stopPurge,
} from "./retention/purging";
export { cancel, identify, refuse, request } from "./requesting";
export { find, list } from "./queries";
export { find as findSubjects } from "./subjects";
export { startGdprWorker } from "./worker";
