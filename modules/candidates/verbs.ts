export { add, addAll } from "./adding";
export { approachable, idsOf } from "./approaching";
export {
  consentsAsked,
  giveConsent,
  overviewOf as consentsOf,
  restoreConsent,
  withdrawConsent,
} from "./consents";
export { contact, contacted, inform, uninform } from "./contacting";
export { countAdded, countAll } from "./counting";
export { doublesOf } from "./doubles";
export { duplicates, duplicatesOf } from "./duplicates";
export { amended, edit, setStatus } from "./editing";
export { exported, sheetOf } from "./export";
export { facts, factsOf } from "./facts";
export { holdingOf } from "./holding";
export { archive, changed, idOf, restore, told } from "./keeping";
export { formerOf, landed, newestSeq, readied, restored, unlanded } from "./landing";
export { keysOf } from "./likeness";
export { find, list } from "./service";
export { consentRefused, consentResumed } from "./refusing";
export { addSamples } from "./samples";
export { identify, unidentify } from "./identifying";
export { addPaper, editPaper, letGo, renew, takeBack, unrenew } from "./renewing";
export { doubt, verify } from "./verifying";
export { walletOf } from "./wallet";
