export { OverviewTab as Component } from "./overview-tab";
