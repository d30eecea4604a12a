export { OwnPagePart } from "./own-page-part";
