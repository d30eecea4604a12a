export { archives, save } from "./pack-files";
export { makeWaiting, makeSteadily } from "./making";
export { download, find, list, order, remove } from "./ordering";
export { readers, sendDue, subscribe } from "./scheduling";
