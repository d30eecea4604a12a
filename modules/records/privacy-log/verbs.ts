export {
  logActivity as recorded,
  recordedAll,
  settleActivity as settled,
  settledOf,
} from "./recording";
export { counts, countsByType, list, ofEntity, pendingAmong } from "./service";
