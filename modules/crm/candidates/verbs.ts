export { add, addAll } from "./adding";
export { approachable, idsOf } from "./contactability";
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
export { countAdded, countAll, countTakenUp, originsTakenUp } from "./counting";
export { duplicates, duplicatesOf, doublesOf } from "./duplicates";
export { editChanges as amended, edit, setStatus } from "./editing";
export { exported, sheetOf } from "./export";
export { facts, factsAmong, factsOf, type Marked } from "./facts";
export { holdingOf } from "./certificates/holding";
export { addGround, endGround } from "./consents/grounding";
export {
  archive,
  changed,
  idOf,
  refuseRestricted,
  removed,
  restore,
  rowOf,
  told,
} from "./archiving";
export { hiredAll, moved } from "./moving";
export {
  formerOf,
  bulkInsertWrites as landed,
  newestSeq,
  prepareRows as readied,
  restoreWrites as restored,
  undoInsertWrites as unlanded,
} from "./bulk-save";
export { lapse } from "./consents/lapsing";
export { keysOf } from "./likeness";
export { refuseUntold } from "./consents/noticing";
export { object, unobject, consentRefused, consentResumed } from "./consents/objecting";
export { overviewOf as consentsOf } from "./consents/overview";
export {
  restrict,
  restrictionWrites as restricted,
  unrestrict,
  unrestrictionWrites as unrestricted,
} from "./consents/restricting";
export { type Bounds, retainedAnew } from "./consents/retaining";
export { find, list } from "./service";
export { addPaper, editPaper, letGo, renew, takeBack, unrenew } from "./certificates/renewing";
export { doubt, verify, identify, unidentify } from "./certificates/verifying";
export { walletOf } from "./certificates/wallet";
