export * as audit from "./service";
