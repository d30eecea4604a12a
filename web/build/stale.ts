import { stat } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./client";

const inputs = new Bun.Glob("{web,src,modules,cli,drizzle}/**/*.{ts,tsx,css,html,svg,json,sql}");

/** Whether anything that goes into an output is newer than it, or the output is not there. */
export async function isStale(output: string): Promise<boolean> {
  const built = await modifiedAt(output);
  if ((await modifiedAt(join(root, "bun.lock"))) > built) return true;
  for await (const path of inputs.scan(root)) {
    if (path.startsWith("web/generated/")) continue;
    if ((await modifiedAt(join(root, path))) > built) return true;
  }
  return false;
}

const modifiedAt = async (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
