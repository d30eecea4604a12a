export { dossierFile } from "./packing";
export { list, ofDeployment, remind } from "./reading";
export { reopen, markDone } from "./settling";
