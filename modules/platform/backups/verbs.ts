export { create, createThrough } from "./creating";
export { download } from "./handing";
export { remove } from "./keeping";
export { find, last, list, overview } from "./listing";
export { drill, named, verify, verifyThrough } from "./looking";
export { restore } from "./restoring";
export { bring, tried as tryCopy } from "./sending";
export { letGo } from "./working";
