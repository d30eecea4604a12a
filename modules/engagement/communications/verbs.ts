export { purge, remove, restore } from "./retention";
export {
  holdBack,
  sendAgain,
  type Outgoing,
  sendWrites,
  type Posted,
  type Sender,
} from "./sending/posting";
export type { Via } from "./inbox/arriving";
export { type Filed, fileMessage } from "./inbox/filing";
export { receive } from "./inbox/inbox";
export { inboxStatus, checkNow, testInbox, receiveSteadily } from "./inbox/inbox-status";
export { download, keep } from "./inbox/attachment-files";
export { edit, share, unshare, addPast, type PastCommunication } from "./logging";
export { preview } from "./sending/previewing";
export { recipientsOf } from "./sending/recipients";
export { add, messageWrites } from "./sending/sending";
export { shareCandidates } from "./sending/sharing";
export { find, list, thread } from "./service";
export { drop, file, takeIn, unfile } from "./inbox/unassigned-inbox";
export { addTemplate, editTemplate, templatesOf } from "./sending/templates";
