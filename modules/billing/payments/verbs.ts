export { add, book, dismiss, reopen, undo, writeOff } from "./booking";
export { importStatements, previewImport } from "./importing";
export { entries, entry, ofInvoice, openInvoices, statements } from "./service";
