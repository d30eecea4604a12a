export { differences } from "./conserving";
export { credit, writeOff, writtenOffIds } from "./crediting";
export { preview } from "./drafts/drafting";
export { addPast } from "./past";
export { cancel, findRun, listRuns, resume, runThrough, start } from "./runs";
export { doubted as doubtedNumbers, settle as settleNumbers } from "./series";
export { exported } from "./exporting";
export { send } from "./sending";
export { download, file, find, list } from "./service";
