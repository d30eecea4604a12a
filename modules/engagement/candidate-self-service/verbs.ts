export { performAction } from "./actions";
export { copy, document, interview, invoice } from "./downloads";
export { openOf, markHandled as settle, settled } from "./requesting";
export { ask, end, linkFor, send } from "./sending";
export { stateOf } from "./standing";
export { visit } from "./visiting";
