export { add, taken } from "./adding";
export { edit, purge, remove, restore } from "./care";
export { download, downloadBytes as handed, picture } from "./handing";
export { redrawn } from "./redrawing";
export { find, list } from "./shape";
export { sweep } from "./sweeping";
export { readSteadily } from "./steadily";
export { readNow, readWaiting, textOf } from "./texts";
