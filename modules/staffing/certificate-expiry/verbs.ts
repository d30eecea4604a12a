export { remind } from "./reminding";
export { counts, list } from "./service";
