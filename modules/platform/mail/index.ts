export * from "./model";
export * from "./rules";
export * from "./events";
export { mailTasks } from "./daily";
export { holder as mailHolder } from "./holder";
export { mailRoutes } from "./routes";
export * as mail from "./service";
export * as receiving from "./receiving";
export type { LetterCheck, LetterChecks } from "./sending/allowing";
