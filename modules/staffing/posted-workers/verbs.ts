export { packed } from "./packing";
export { list, ofDeployment } from "./reading";
export { remind } from "./reminding";
export { addSamples } from "./samples";
export { reopen, settle } from "./settling";
