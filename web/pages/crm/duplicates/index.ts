export { DuplicatesPage, DuplicatesPage as Component } from "./duplicates-page";
