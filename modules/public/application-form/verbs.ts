export { confirm, look } from "./confirming";
export { dismiss, takeUp, waiting } from "./desk";
export { droppedForms, sentForms } from "./desk";
export { addSamples } from "./samples";
export { form, send, sent } from "./sending";
