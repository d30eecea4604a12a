import type { BunPlugin } from "bun";
import { join } from "node:path";

const late = join(import.meta.dir, "late.ts");
const isOwn = (importer: string) =>
  importer.startsWith(import.meta.dir) || importer.includes("node_modules");

/** Lets the compiled program describe its models without making them; see `late.ts`. */
export const lateModels: BunPlugin = {
  name: "late models",
  setup(build) {
    build.onResolve({ filter: /^zod$/ }, ({ importer }) =>
      isOwn(importer) ? undefined : { path: late },
    );
  },
};
