export { coordinatesOf } from "./coordinates";
export { readDate } from "./dates";
export { decodeEntities } from "./entities";
export { languageOf } from "./language";
export { readPlaces } from "./places";
export { readSalary } from "./salary";
export { structuredSalary } from "./salary-structured";
export { htmlToText, plainText } from "./text";
