export { archives, save } from "./pack-files";
export { makeWaiting, startPackMaking } from "./making";
export { download, find, list, order, remove } from "./ordering";
export { readers, sendDue, subscribe } from "./scheduling";
