export { apply } from "./applying";
export { head } from "./head";
export { list } from "./listing";
export { own } from "./own";
export { pace } from "./pace";
