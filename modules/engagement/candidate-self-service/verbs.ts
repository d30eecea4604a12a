export { performAction } from "./actions";
export { copy, document, interview, invoice } from "./downloads";
export { openOf, markHandled, settled } from "./requesting";
export { ask, end, linkFor, send } from "./sending";
export { stateOf } from "./standing";
export { visit } from "./visiting";
