export * from "./clock-changes";
export * from "./days";
export * from "./periods";
export * from "./time-zones";
