export { dataOf } from "./data";
export { documentOf, goTo, openDocumentOf } from "./document";
export { failurePage } from "./failing";
export { banded, type Sheet } from "./frame";
export { dress, type House, houseOf, type Paper, papersOf, shelve } from "./house";
export { languageOf } from "./language";
export { html, type Markup } from "./markup";
