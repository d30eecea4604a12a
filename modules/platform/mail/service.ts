export { cancel, retry, bounceWrites } from "./deciding";
export { find, list, status } from "./log";
export { isSuppressed, suppress, unsuppress } from "./suppressing";
export {
  cancelLetters,
  dropLettersWrite,
  queueLetter,
  letterStateWrite,
  type Which,
} from "./posting";
export { deliver } from "./sending/delivering";
export { sealLetter, recordNamedBy, signedAddress } from "./sealing";
export { ownSignature, sign, signatureOf } from "./signing";
export { letterNamedIn, lettersNamed, sender, senderOf, stateOf } from "./standing";
export { startMailDelivery } from "./daily";
export { test } from "./connection/trial";
