export { addMany, withdrawMany } from "./adding";
export { applied, apply } from "./applying";
export { edit, setStatus } from "./editing";
export { historyOf } from "./history";
export { find, listByCandidate, listByJob } from "./service";
