export { ImportPage as Component } from "./import-page";
