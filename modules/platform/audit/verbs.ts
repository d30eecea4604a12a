export { anchor, auditTasks, seal, startSealing } from "./sealing";
export { type AuditedAction, entry, latest, list } from "./service";
export { verification, verifyTrail } from "./verifying";
