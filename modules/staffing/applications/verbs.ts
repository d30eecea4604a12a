export { addMany, withdrawMany } from "./intake/adding";
export { applied, apply } from "./intake/applying";
export { edit, editWrites as edited, setStatus } from "./editing";
export { setStatuses, unsetStatuses } from "./statuses";
export { historyOf } from "./timeline";
export { facets } from "./facets";
export { counts, exported, list, matchingIds } from "./listing";
export { addPast } from "./intake/past";
export {
  among,
  find,
  listByCandidate,
  listByIds,
  listByJob,
  findWithAnswers as read,
} from "./service";
export { proposals } from "./service";
