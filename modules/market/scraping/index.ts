export { keywordsFor } from "@/modules/knowledge/analysis/rules";
export * from "./model";
export * from "./rules";
export * from "./events";
export * as connectors from "./connectors";
export * as profiles from "./profiles";
export * as runs from "./runs/runs";
export * as scraping from "./service";
