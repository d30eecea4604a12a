export type { Fault } from "./faults";
export type { StandInAd } from "./model";
export { serveStandIn, type StandIn, type StandInOptions } from "./server";
export { standInAds, standInBoards } from "./catalog";
