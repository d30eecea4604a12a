export * from "./model";
export * from "./rules";
export * from "./events";
export * as mail from "./service";
export type { LetterCheck, LetterChecks } from "./sending/allowing";
