export * from "./naming";
export * from "./rules";
