export { create, createThrough } from "./creating";
export { download } from "./handing";
export { remove } from "./retention";
export { find, last, list, overview } from "./listing";
export { drill, findByName as named, verify, verifyThrough } from "./find";
export { restore } from "./restoring";
export { bring, tryStorage as tryCopy } from "./sending";
export { letGo } from "./working";
