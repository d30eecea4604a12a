export * from "./model";
export * from "./rules";
export { rightsTasks } from "./daily";
export * as rights from "./verbs";
