export { documentOf, goTo, openDocumentOf } from "./document";
export { failurePage } from "./failing";
export { banded, type Sheet } from "./frame";
export { dress, type House, houseOf, type Paper, papersOf, shelve } from "./house";
export { languageOf } from "./bar";
export { html, type Markup, dataOf } from "./markup";
