export * from "./model";
export * from "./rules";
export { areaOf } from "./area";
export { admit } from "./admitting";
export * as tokens from "./service";
export { descriptionRoutes } from "./openapi/routes";
