export { cancel, find, list, runThrough, start } from "./service";
