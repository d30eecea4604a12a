export * from "./model";
export * from "../rules";
export * as shortlists from "./verbs";
