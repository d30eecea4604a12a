export { visit } from "./visiting";
