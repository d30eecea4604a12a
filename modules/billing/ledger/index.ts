export { LedgerExport, NewLedgerExport } from "./model";
export * from "./rules";
export * as ledger from "./service";
