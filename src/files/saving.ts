import type { Parts } from "./home";

/** Writes part by part into a file of this machine, so that it may be larger than the memory. */
export async function saved(path: string, parts: Parts): Promise<void> {
  const target = Bun.file(path).writer();
  for await (const part of parts) await target.write(part);
  await target.end();
}
