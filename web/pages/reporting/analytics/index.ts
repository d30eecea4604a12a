export { AnalyticsPage as Component } from "./analytics-page";
