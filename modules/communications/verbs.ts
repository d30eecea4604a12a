export { purge, remove, restore } from "./care";
export { edit } from "./logging";
export { type Outgoing, posted, type Posted, type Sender } from "./posting";
export { preview } from "./previewing";
export { recipientsOf } from "./recipients";
export { add } from "./sending";
export { find, list, thread } from "./service";
export { share, unshare } from "./sharing";
export { addTemplate, editTemplate, templatesOf } from "./templates";
