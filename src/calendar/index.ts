export * from "./days";
export * from "./periods";
export * from "./time-zones";
