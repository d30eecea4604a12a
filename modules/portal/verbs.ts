export { apply } from "./applying";
export { head, list } from "./listing";
export { own } from "./own";
