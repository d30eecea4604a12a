import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Runs while bundling, so that the compiled binary knows which one it is. */
export const readVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dir, "../package.json"), "utf8")).version;
