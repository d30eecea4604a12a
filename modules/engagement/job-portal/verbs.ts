export { apply } from "./applying";
export { head, list } from "./listing";
export { ownApplications } from "./own";
export { documents } from "./packing";
export { pace } from "./pace";
