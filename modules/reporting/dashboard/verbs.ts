export { arrange, layout, reset } from "./arranging";
export { told } from "./advising";
export { metrics } from "./metrics";
export { recent } from "./recent";
export { steps } from "./steps";
