export * from "./model";
export * from "./rules";
export * from "./events";
export { joinedOwner, ownedBy } from "./service";
export * as owners from "./verbs";
