export {
  feedbackByProject,
  find,
  listByProject,
  revoke,
  share,
  shareWrites as shared,
} from "./service";
export { answer, visit } from "./visiting";
