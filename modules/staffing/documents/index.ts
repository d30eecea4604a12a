export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as documentsHolder } from "./holder";
export { printPaper } from "./printing/printer";
export type { Paper, PaperBlock, PaperPart } from "./printing/paper-model";
export * as documents from "./verbs";
