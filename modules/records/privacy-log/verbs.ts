export { logActivity, logActivities, settleActivity, settlePendingWrite } from "./recording";
export { counts, countsByType, list, ofEntity, pendingAmong } from "./service";
