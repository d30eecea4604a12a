import { analytics as market } from "@/modules/reporting/analytics";

export { gdpr } from "./gdpr";
export { performance } from "./performance";
export { placements } from "./placements";
export { revenue } from "./revenue";
export const { ads, metrics: analytics } = market;
