export { RevenueTab as Component } from "./revenue-tab";
