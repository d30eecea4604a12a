export { landingPages } from "./routes";
export type { Look } from "./page";
export { dress, visit } from "./visiting";
