export { MarketTab as Component } from "./market-tab";
