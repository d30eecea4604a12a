export { AskedHere } from "./asked-here";
export { OwnPagePart } from "./own-page-part";
