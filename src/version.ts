import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The build defines it; where the product runs from its source it stands in package.json. */
declare const BUILT_VERSION: string | undefined;

export const version: string =
  typeof BUILT_VERSION === "undefined"
    ? JSON.parse(readFileSync(join(import.meta.dir, "../package.json"), "utf8")).version
    : BUILT_VERSION;
