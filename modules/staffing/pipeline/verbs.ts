export { addMany, addPast, takeOff } from "./adding";
export { analytics } from "./analytics";
export { move, leftAfter, type StageLeft } from "./moving";
export { find, listByCandidate, listByIds, listByProject } from "./service";
export { setStages } from "./stages/staging";
export { addTemplate, editTemplate, listTemplates, removeTemplate } from "./stages/templates";
