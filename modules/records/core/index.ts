export {
  forgotten,
  historyOf,
  isOf,
  linesOf,
  named,
  historyWrite as remembered,
  rememberedAll,
  withoutField,
  wordless,
} from "./history";
export { archiving, refuseStep } from "./archiving";
export { asLeft, stepping, stepsOf } from "./statuses";
export { exists, changesOf, definedFields as defined, type HistoryFields } from "./record-columns";
export { idsMatching } from "./matching-ids";
export * from "./model";
export { idsNamed, labelOf, labelsOf } from "@/modules/platform/record-kinds";
export { deploymentFacts, projectFacts } from "./ports";
export {
  among,
  inRange as between,
  type Bounds,
  isWithin,
  rangesAsked,
  type AskedRange,
} from "./ranged";
export * from "./rules";
