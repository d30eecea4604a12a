export { anchor, auditTasks, seal, sealSteadily } from "./sealing";
export { type Deed, entry, latest, list } from "./service";
export { verification, verifyTrail as verified } from "./verifying";
