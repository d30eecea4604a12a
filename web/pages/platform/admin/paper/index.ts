export { PaperTab as Component } from "./paper-tab";
