export type { Suppression } from "./rules";
export * as suppressions from "./service";
