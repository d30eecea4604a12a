export * from "./contacts/questions";
export * from "./model";
export * from "./lists/questions";
export * from "./rules";
export * from "./events";
export { holder as clientsHolder } from "./holder";
export * as clients from "./verbs";
