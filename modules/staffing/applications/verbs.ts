export { addMany, withdrawMany } from "./intake/adding";
export { applyWrites, apply } from "./intake/applying";
export { edit, editWrites, setStatus } from "./editing";
export { setStatuses, unsetStatuses } from "./statuses";
export { historyOf } from "./timeline";
export { facets } from "./facets";
export { counts, exported, list, matchingIds } from "./listing";
export { addPast } from "./intake/past";
export {
  appliedAmong,
  find,
  listByCandidate,
  listByIds,
  listByJob,
  findWithAnswers,
} from "./service";
export { proposals } from "./service";
