export * from "./model";
export * from "./rules";
export * as inviting from "./inviting";
export { toOpenLinksOnly } from "./letters";
export * as people from "./people";
