export { feedbackByProject, find, listByProject } from "./service";
export { revoke, share } from "./service";
export { answer, visit } from "./visiting";
