export { DocumentsTab as Component } from "./documents-tab";
