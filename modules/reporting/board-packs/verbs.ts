export { pathOf } from "./pack-files";
export { makeWaiting } from "./making";
export { download, find, list, order, remove } from "./ordering";
export { readers, sendDue, subscribe } from "./scheduling";
export { makeSteadily } from "./steadily";
