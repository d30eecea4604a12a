export {
  deleteHistoryWrite,
  historyOf,
  isOf,
  linesOf,
  named,
  historyWrite,
  historyWrites,
  withoutField,
  redactHistoryWrite,
} from "./history";
export { archiving, refuseTransition } from "./archiving";
export { unchangedSince, bulkStatuses, stepsOf } from "./statuses";
export { exists, mustExist, changesOf, definedFields, type HistoryFields } from "./record-columns";
export { idsMatching } from "./matching-ids";
export * from "./model";
export { idsNamed, labelOf, labelsOf } from "@/modules/platform/record-kinds";
export { deploymentFacts, projectFacts } from "./ports";
export { among, inRange, type Bounds, isWithin, rangesAsked, type AskedRange } from "./ranged";
export * from "./rules";
