export { confirm, viewConfirmation } from "./confirming";
export { addPast, dismiss, droppedForms, sentForms, takeUp, waiting } from "./reviewing";
export { form, send, sent } from "./sending";
