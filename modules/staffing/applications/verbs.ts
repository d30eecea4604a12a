export { addMany, withdrawMany } from "./intake/adding";
export { applied, apply } from "./intake/applying";
export { edit, editWrites as edited, setStatus } from "./editing";
export { setStatuses, unsetStatuses } from "./statuses";
export { historyOf } from "./timeline";
export { counts, list } from "./listing";
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
