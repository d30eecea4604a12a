export { coordinatesOf } from "./coordinates";
export { readDate } from "./dates";
export { readPlaces } from "./places";
export { readSalary } from "./salary";
export { structuredSalary } from "./salary-structured";
export { htmlToText, plainText } from "./text";
