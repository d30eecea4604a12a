export { AskedHere } from "./asked-here";
export { OwnPagePart } from "./own-page-part";
export { ownPageOf } from "./use-own-page";
