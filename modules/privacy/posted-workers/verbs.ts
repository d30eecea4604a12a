export { dossierFile as packed } from "./packing";
export { list, ofDeployment, remind } from "./reading";
export { reopen, markDone as settle } from "./settling";
