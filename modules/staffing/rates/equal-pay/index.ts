export type { Underpaid } from "./checking";
export * as equalPay from "./service";
