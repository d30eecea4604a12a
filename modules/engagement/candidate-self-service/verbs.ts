export { act } from "./doing";
export { copy, document, interview, invoice } from "./handing";
export { openOf, markHandled as settle, settled } from "./requesting";
export { ask, end, linkFor, send } from "./sending";
export { stateOf } from "./standing";
export { visit } from "./visiting";
