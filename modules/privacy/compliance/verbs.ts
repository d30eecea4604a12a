export { log, oversight } from "./log";
export { payTransparency } from "./pay";
