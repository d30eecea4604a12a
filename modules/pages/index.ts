export { documentOf, goTo, openDocumentOf } from "./document";
export { framed } from "./frame";
export { html, type Markup } from "./markup";
export { languageOf } from "./language";
