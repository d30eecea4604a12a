export { AnyImportPage, AnyImportPage as Component } from "./any-import-page";
