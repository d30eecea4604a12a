export * from "./time-zones";
