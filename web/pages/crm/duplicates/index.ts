export { DoublesPage, DoublesPage as Component } from "./doubles-page";
