export * from "./model";
export * from "./rules";
export * as billingDetails from "./service";
export * as billingPermissions from "./permissions";
