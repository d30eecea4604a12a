import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import type { App, AppOptions } from "@/src/app";

let empty: string | undefined;

/** An installation on disk, as backups need it; the same again after it was closed. All begin alike, so one is built. */
export function installation(more: Record<string, string> = {}) {
  const folder = tempFolder();
  const database = join(folder, "coldaisle.db");
  const place = { DATA_DIR: folder, DATABASE_URL: `file:${database}`, ...more };
  const open = (options: Partial<AppOptions> = {}): App => testApp(options, place);
  if (empty) copyFileSync(empty, database);
  return { folder, database, open };
}

/** Builds the one that all others begin as; it is whole once it was closed. */
export async function built(): Promise<void> {
  const { database, open } = installation();
  await open().close();
  empty = database;
}
