export { discrepancies, purgeExpired } from "./reconciling";
export { find as details, save as saveDetails } from "./details";
export { preview } from "./drafting";
export { legalSources } from "./mentions";
export { issue } from "./issuing";
export { addPast } from "./past";
export { ownBills, ownFile } from "./own";
export { credit, download, file, find, list, pay } from "./service";
