export { ads } from "./ads";
export { metrics } from "./service";
