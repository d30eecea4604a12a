export { coordinatesOf, placeNamed, townNamed } from "./places/coordinates";
export { kilometresBetween, placedAt } from "./places/distance";
export { readDate } from "./dates/dates";
export { citiesBeginning, countryNamed } from "./places/gazetteer";
export { readPlaces } from "./places/places";
export { readSalary } from "./pay/salary";
export { structuredSalary } from "./pay/salary-structured";
export { htmlToText, plainText } from "./text";
