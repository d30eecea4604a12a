export * from "./model";
export * from "./rules";
export * from "./events";
export { holder as documentsHolder } from "./holder";
export { openFormPrinter, printReport } from "./printing/printer";
export type { Form, FormTable } from "./printing/forms/form-model";
export type { Report, ReportBlock, ReportPart } from "./printing/report-model";
export * as documents from "./verbs";
