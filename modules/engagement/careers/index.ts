export * from "./events";
export * from "./model";
export * from "./rules";
export { dayIn, payIn, placeIn } from "./words";
export * as careers from "./verbs";
