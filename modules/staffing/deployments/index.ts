export * from "./model";
export * from "./questions";
export * from "./rules";
export * from "./events";
export { holder as deploymentsHolder } from "./holder";
export type { PastDeployment } from "./adding";
export * as deployments from "./verbs";
