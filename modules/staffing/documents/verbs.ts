export { draft, edit } from "./drafting";
export { issue, revise, send, sign, withdraw } from "./issuing";
export { find, list } from "./service";
export { addTemplate, editTemplate, templatesOf } from "./templates";
