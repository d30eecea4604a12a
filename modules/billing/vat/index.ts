export * from "./rules";
export * as vat from "./service";
