export { confirm, look } from "./confirming";
export { addPast, dismiss, droppedForms, sentForms, takeUp, waiting } from "./desk";
export { form, send, sent } from "./sending";
