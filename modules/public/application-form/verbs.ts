export { confirm, look } from "./confirming";
export { dismiss, takeUp, waiting } from "./desk";
export { droppedForms, sentForms } from "./dropping";
export { addSamples } from "./samples";
export { form, send, sent } from "./sending";
