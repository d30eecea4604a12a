export { log } from "./log";
export { oversight } from "./log";
export { payTransparency } from "./pay";
export { addSamples } from "./samples";
