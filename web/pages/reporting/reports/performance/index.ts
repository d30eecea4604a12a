export { PerformanceTab as Component } from "./performance-tab";
