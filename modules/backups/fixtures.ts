import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import type { App, Openings } from "@/src/app";

/** An installation on disk, as backups need it; the same again after it was closed. */
export function installation(more: Record<string, string> = {}) {
  const folder = tempFolder();
  const database = join(folder, "coldaisle.db");
  const place = { DATA_DIR: folder, DATABASE_URL: `file:${database}`, ...more };
  const open = (openings: Openings = {}): App => testApp(openings, place);
  return { folder, database, open };
}
