export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as documentsHolder } from "./holder";
export { openFormPrinter, printPaper } from "./printing/printer";
export type { Form, FormTable } from "./printing/forms/form-model";
export type { Paper, PaperBlock, PaperPart } from "./printing/paper-model";
export * as documents from "./verbs";
