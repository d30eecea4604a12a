export { cancelled, posted, type Which } from "./posting";
export { letterNamedIn, senderOf, signatureOf, stateOf } from "./standing";
export { isSuppressed, suppress, unsuppress } from "./suppressing";
