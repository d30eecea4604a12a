export { feedbackByProject, find, listByProject, revoke, share } from "./service";
export { answer, visit } from "./visiting";
