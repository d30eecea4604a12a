export * from "./events";
export * from "./model";
export * as assigning from "./assigning";
export * as expertise from "./expertise";
export { holder as recruitersHolder } from "./holder";
export { handing as jobsHanding } from "./handing";
export { recruiterRoutes } from "./routes";
export { type Measure } from "./measure";
export * as recruiters from "./service";
