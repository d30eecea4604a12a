import { statfs, stat } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { App } from "./app";
import { secretKey } from "./config";

export type Check = { name: string; isWell: boolean; says: string };

const gibibyte = 1024 ** 3;
/** Below this much free space the next backup or upgrade would not fit. */
const leastFree = gibibyte / 2;

/** Everything that can be checked without changing anything, each with a sentence. */
export async function doctor(app: App): Promise<Check[]> {
  return [
    await check("database", () => integrity(app)),
    await check("references", () => references(app)),
    await check("secret key", async () => `${secretKey(app.config).length} characters`),
    await check("data folder", () => folderMode(app.config.DATA_DIR)),
    await check("disk", () => freeSpace(app.config.DATA_DIR)),
  ];
}

async function check(name: string, look: () => Promise<string>): Promise<Check> {
  try {
    return { name, isWell: true, says: await look() };
  } catch (error) {
    return { name, isWell: false, says: error instanceof Error ? error.message : "cannot be read" };
  }
}

async function integrity(app: App): Promise<string> {
  const [row] = await app.db.all<[string]>(sql`pragma quick_check`);
  if (row?.[0] !== "ok") throw new Error("damaged; restore the last backup");
  return "intact";
}

async function references(app: App): Promise<string> {
  const rows = await app.db.all(sql`pragma foreign_key_check`);
  if (rows.length > 0) throw new Error(`${rows.length} rows point to nothing`);
  return "consistent";
}

async function folderMode(folder: string): Promise<string> {
  const { mode } = await stat(folder);
  if (mode & 0o077) throw new Error("other users of this machine can read it; run chmod 700");
  return "private";
}

async function freeSpace(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < leastFree) throw new Error("less than half a GiB is free");
  return `${(free / gibibyte).toFixed(1)} GiB free`;
}
