export { log } from "./log";
export { oversight } from "./oversight";
export { payTransparency } from "./pay";
export { addSamples } from "./samples";
