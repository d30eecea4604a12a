export { remindOfNotices } from "./daily";
export { preview, send, sendAll } from "./noticing";
export { recipientsOf } from "./telling";
export { askRenewals } from "./renewing";
export { tell } from "./telling";
