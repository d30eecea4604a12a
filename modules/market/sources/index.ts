export * from "./model";
export * from "./rules";
export { type Content, pageFrom } from "./reading/markup";
export { readPage } from "./registry";
export { recordedTasks } from "./recorded";
export { sourceOf, sources } from "./registry";
export { serveRecorded } from "./recorded";
export { countryOf } from "./tasks";
