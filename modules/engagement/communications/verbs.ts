export { purge, remove, restore } from "./retention";
export {
  holdBack,
  sendAgain,
  type Outgoing,
  sendWrites as posted,
  type Posted,
  type Sender,
} from "./posting";
export type { Via } from "./arriving";
export { type Filed, filed } from "./filing";
export { receive } from "./inbox";
export { inboxStatus, look, testInbox, receiveSteadily } from "./inbox-telling";
export { download, keep } from "./attachment-files";
export { edit, share, unshare, addPast, type PastCommunication } from "./logging";
export { preview } from "./previewing";
export { recipientsOf } from "./recipients";
export { add } from "./sending";
export { find, list, thread } from "./service";
export { drop, file, takeIn, unfile } from "./unassigned-inbox";
export { addTemplate, editTemplate, templatesOf } from "./templates";
