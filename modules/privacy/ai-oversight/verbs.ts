export { exportLog } from "./logging";
export { overview } from "./overview";
export { watched } from "./watching";
export { addSamples } from "./samples";
