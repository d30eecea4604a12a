export { landingPages } from "./routes";
export { visit } from "./visiting";
