import { join } from "node:path";

/** The functions that a start uses, by hashes of their syntax; the build lays them out beside one another. */
export const startOrder = join(import.meta.dir, "start.order");
