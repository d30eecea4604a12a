export { remind } from "./reminding";
export { exported, facets, matchingIds } from "./lists";
export { counts, list } from "./service";
