export { AnalyticsTab as Component } from "./analytics-tab";
