export * from "./model";
export * from "./rules";
export * from "./events";
export { mailTasks } from "./daily";
export { holder as mailHolder } from "./holder";
export * as mail from "./service";
export * as receiving from "./receiving";
export { type LetterCheck, letterChecksOf } from "./sending/letter-checks";
