export { dossierFile as packed } from "./packing";
export { list, ofDeployment } from "./reading";
export { remind } from "./reading";
export { reopen, markDone as settle } from "./settling";
