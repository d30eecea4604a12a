export * as suppressions from "./service";
