import { closeSync, fsyncSync, openSync } from "node:fs";
import { open } from "node:fs/promises";

/** fsync of a file, or of a folder: a name is only safe from a power cut once the folder that has it is. */
export async function fsyncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

/** The same at once, for what happens before anything is served. */
export function fsyncPathSync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
