export * from "./model";
export * as decisions from "./service";
export type { ScoresOf } from "./service";
