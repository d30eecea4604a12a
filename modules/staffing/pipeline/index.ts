export * from "./model";
export * from "./rules";
export { holder as pipelinesHolder } from "./holder";
export { pipelineRoutes } from "./routes";
export * as pipelines from "./verbs";
