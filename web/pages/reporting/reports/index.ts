export { ReportsPage as Component } from "./reports-page";
