import { existsSync } from "node:fs";
import { join } from "node:path";

const study = join(import.meta.dir, "../../../../shared/data");

/** Recorded material beside the project; where it is absent its tests say so and are skipped. */
export function recorded(path: string): { path: string; isAbsent: boolean } {
  const file = join(study, path);
  const isAbsent = !existsSync(file);
  if (isAbsent) console.warn(`SKIPPED: ${path} is not beside the project, so nothing measured it.`);
  return { path: file, isAbsent };
}
