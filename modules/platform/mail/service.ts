export { bounceWrites as bounced } from "./bouncing";
export { cancel, retry } from "./deciding";
export { find, list, status } from "./log";
export {
  cancelLetters as cancelled,
  dropped,
  queueLetter as posted,
  standing,
  type Which,
} from "./posting";
export { deliver } from "./sending/delivering";
export { sealLetter as sealed } from "./sealing";
export { recordNamedBy, signedAddress } from "./signed-address";
export { ownSignature, sign, signatureOf } from "./signing";
export { letterNamedIn, lettersNamed, sender, senderOf, stateOf } from "./standing";
export { deliverSteadily } from "./steadily";
export { isSuppressed, suppress, unsuppress } from "./suppressing";
export { test } from "./trial";
