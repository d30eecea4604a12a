export { create, createThrough } from "./creating";
export { download } from "./storage/handing";
export { remove } from "./storage/retention";
export { find, last, list, overview } from "./listing";
export { drill, findByName as named, verify, verifyThrough } from "./find";
export { restore } from "./restore/restoring";
export { fetchBackup } from "./storage/fetching";
export { bring, tryStorage as tryCopy } from "./storage/sending";
export { letGo } from "./working";
