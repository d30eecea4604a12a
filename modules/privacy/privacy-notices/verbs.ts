export { remindOfNotices } from "./daily";
export { preview, send, sendAll } from "./noticing";
export { recipientsOf } from "./recipient-notices";
export { askRenewals } from "./renewing";
export { notifyRecipients } from "./recipient-notices";
