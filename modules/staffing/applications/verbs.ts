export { addMany, withdrawMany } from "./adding";
export { applied, apply } from "./applying";
export { edit, editWrites as edited, setStatus } from "./editing";
export { historyOf } from "./timeline";
export { counts, list } from "./listing";
export { addSamples } from "./samples";
export {
  among,
  find,
  listByCandidate,
  listByIds,
  listByJob,
  findWithAnswers as read,
} from "./service";
export { proposals } from "./proposing";
