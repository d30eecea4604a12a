import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A server that was started from an earlier build still reads its files. */
const keptMs = 3_600_000;

/** Removes what earlier builds left behind, once no server is likely to serve it any more. */
export async function prune(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > keptMs) await rm(path);
  }
}
