export * from "./model";
export { iconOf, saysItsName, styleOf, widthAt } from "./agency/rules";
export * from "./rules";
export type { OnPaper } from "./service";
export * as branding from "./verbs";
