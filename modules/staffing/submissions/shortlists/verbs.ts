export { feedbackByProject, find, listByProject } from "./service";
export { revoke, share } from "./sharing";
export { answer, visit } from "./visiting";
