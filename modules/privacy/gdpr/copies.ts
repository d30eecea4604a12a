import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { App } from "@/src/app";
import { databasePath } from "@/src/engines/place";
import { dayMs } from "@/src/calendar";

/** What an upgrade leaves beside the database knows people who were erased since, so it does not lie there for ever. */
export const copyDays = 30;

/** Takes away copies from before upgrades that are older than that; answers how many. */
export async function clearCopies(app: App): Promise<number> {
  const path = databasePath(app.config.database);
  if (!path) return 0;
  const names = await readdir(dirname(path)).catch(() => []);
  const old = names.filter((name) => {
    const made = name.startsWith(`${basename(path)}.before-`) && /-(\d+)$/.exec(name)?.[1];
    return made && app.now().getTime() - Number(made) > copyDays * dayMs;
  });
  await Promise.all(old.map((name) => rm(join(dirname(path), name))));
  return old.length;
}
