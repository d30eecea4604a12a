export * from "./model";
export * from "./rules";
export * as cvs from "./service";
export { type Listed, listedPaper } from "./readers/certificates";
