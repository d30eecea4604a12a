export { add, addAll } from "./lifecycle/adding";
export { approachable, idsOf } from "./data-rights/contactability";
export { noteConsents, unnoteConsents } from "./consents/bulk";
export { consentsAsked } from "./consents/consent-rows";
export { giveConsent, restoreConsent, withdrawConsent } from "./consents/consents";
export {
  contact,
  contactWrites as contacted,
  inform,
  informedWrites as informed,
  uninform,
} from "./consents/contacting";
export { countAdded, countAll, countTakenUp, originsTakenUp } from "./lists/counting";
export { duplicates, duplicatesOf, doublesOf } from "./doubles/duplicates";
export { editChanges as amended, edit, setStatus } from "./lifecycle/editing";
export { facets } from "./conditions/tallies";
export { exported } from "./lists/export";
export { facts, factsAmong, factsOf, type Marked } from "./facts";
export { holdingOf } from "./certificates/holding";
export { addGround, endGround } from "./data-rights/grounding";
export {
  archive,
  updateIfVersion,
  idOf,
  refuseRestricted,
  removed,
  restore,
  rowOf,
  historyLine,
  setStatuses,
  unsetStatuses,
} from "./lifecycle/archiving";
export { hiredAll, moved, unmoved } from "./lifecycle/moving";
export {
  formerOf,
  bulkInsertWrites as landed,
  newestSeq,
  prepareRows as readied,
  restoreWrites as restored,
  undoInsertWrites as unlanded,
} from "./lifecycle/bulk-save";
export { lapse } from "./consents/lapsing";
export { keysOf } from "./doubles/likeness";
export { refuseUntold } from "./data-rights/noticing";
export { object, unobject, consentRefused, consentResumed } from "./data-rights/objecting";
export { overviewOf as consentsOf } from "./data-rights/overview";
export {
  restrict,
  restrictionWrites as restricted,
  unrestrict,
  unrestrictionWrites as unrestricted,
} from "./data-rights/restricting";
export { type Bounds, retainedAnew } from "./consents/retaining";
export { find, list, matchingIds } from "./lists/service";
export { addPaper, editPaper, letGo, renew, takeBack, unrenew } from "./certificates/renewing";
export { doubt, doubtAll, identify, unidentify, verify, verifyAll } from "./certificates/verifying";
export { walletOf } from "./certificates/wallet";
