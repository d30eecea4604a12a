export { documentOf, goTo, openDocumentOf } from "./document";
export { failurePage } from "./failing";
export { banded, type Sheet } from "./frame";
export { dress, type House, houseOf } from "./house";
export { type Paper, publishedPapers } from "./ports";
export { languageOf } from "./bar";
export { html, type Markup, dataOf } from "./markup";
export { closed, kept, keptNotes, taken } from "./keeping";
