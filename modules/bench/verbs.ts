export { clocksFor, clocksOf } from "./clocks";
export { board } from "./service";
