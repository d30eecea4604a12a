export { add, book, dismiss, reopen, undo, writeOff } from "./booking";
export { importStatements, previewImport } from "./importing";
export { list } from "./lists/listing";
export { openInvoices } from "./payable";
export { entries, entry, ofInvoice, statements, waiting } from "./service";
