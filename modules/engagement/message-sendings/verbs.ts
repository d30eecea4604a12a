export { readers } from "./choosing";
export { cancel, find, list, start } from "./service";
