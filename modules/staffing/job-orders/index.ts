export * from "./model";
export * from "./rules";
export * as jobOrders from "./verbs";
