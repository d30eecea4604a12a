export { documentOf, goTo, openDocumentOf } from "./document";
export { failurePage } from "./failing";
export { banded, type PublicPage } from "./frame";
export { setSiteAssets, type Site, siteOf } from "./site";
export { type Paper, publishedPapers } from "./ports";
export { languageOf } from "./bar";
export { html, type Markup, dataOf } from "./markup";
export { closed, autosave, autosaveNotes, autosaveDone } from "./autosave";
