export { ImportsPage, ImportsPage as Component } from "./imports-page";
