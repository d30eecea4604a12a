export { addMany, withdrawMany } from "./adding";
export { applied, apply } from "./applying";
export { edit, edited, setStatus } from "./editing";
export { historyOf } from "./history";
export { counts, list } from "./listing";
export { addSamples } from "./samples";
export { find, listByCandidate, listByIds, listByJob, read } from "./service";
