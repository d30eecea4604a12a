export { feedbackByProject, find, listByProject, revoke, share, shareWrites } from "./service";
export { answer, visit } from "./visiting";
