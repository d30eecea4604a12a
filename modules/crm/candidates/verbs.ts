export { add, addAll } from "./lifecycle/adding";
export { approachable, idsOf } from "./data-rights/contactability";
export { noteConsents, unnoteConsents } from "./consents/bulk";
export { consentsAsked } from "./consents/consent-rows";
export { giveConsent, restoreConsent, withdrawConsent } from "./consents/consents";
export { contact, contactWrites, inform, informedWrites, uninform } from "./consents/contacting";
export { countAdded, countAll, countAddedInSpans, originsOfAdded } from "./lists/counting";
export { duplicates, duplicatesOf, duplicatesOfMany } from "./duplicates/finding";
export { editChanges, edit, setStatus } from "./lifecycle/editing";
export { facets } from "./conditions/tallies";
export { exported } from "./lists/export";
export { facts, factsAmong, factsOf, type FingerprintedFacts } from "./facts";
export { holdingOf } from "./certificates/holding";
export { addGround, endGround } from "./data-rights/grounding";
export {
  archive,
  updateIfVersion,
  idOf,
  refuseRestricted,
  deleteWrite,
  restore,
  rowOf,
  historyLine,
  setStatuses,
  unsetStatuses,
} from "./lifecycle/archiving";
export { hireWrites, statusWrites, undoStatusWrites } from "./lifecycle/moving";
export {
  formerOf,
  bulkInsertWrites,
  newestSeq,
  prepareRows,
  restoreWrites,
  undoInsertWrites,
} from "./lifecycle/bulk-save";
export { lapse } from "./consents/lapsing";
export { keysOf } from "./duplicates/likeness";
export { refuseUntold } from "./data-rights/noticing";
export { object, unobject, consentRefused, consentResumed } from "./data-rights/objecting";
export { inheritObjection } from "./data-rights/objection-rows";
export { consentsOf } from "./data-rights/overview";
export {
  restrict,
  restrictionWrites,
  unrestrict,
  unrestrictionWrites,
} from "./data-rights/restricting";
export { type Bounds, retainedAnew } from "./consents/retaining";
export { find, list, matchingIds } from "./lists/service";
export {
  addCertificate,
  editCertificate,
  letGo,
  renew,
  undoLetGo,
  unrenew,
} from "./certificates/renewing";
export {
  unverify,
  unverifyAll,
  identify,
  unidentify,
  verify,
  verifyAll,
} from "./certificates/verifying";
export { walletOf } from "./certificates/wallet";
