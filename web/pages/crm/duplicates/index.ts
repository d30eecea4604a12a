export { DuplicatesPage as Component } from "./duplicates-page";
