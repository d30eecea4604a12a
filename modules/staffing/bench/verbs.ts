export { clocksOf } from "./clocks";
export { openings } from "./openings";
export { board } from "./service";
