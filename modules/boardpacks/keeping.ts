import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, lt } from "drizzle-orm";
import type { App } from "@/src/app";
import { type ZipEntry, zipBytes } from "@/src/zip";
import { boardPacks } from "./schema";

const folderOf = ({ config }: App) => join(config.DATA_DIR, "board-packs");
export const pathOf = (app: App, id: string) => join(folderOf(app), `${id}.zip`);

/** Whole or not at all, and for nobody else on this machine to read. */
export async function written(app: App, id: string, entries: ZipEntry[]): Promise<number> {
  await mkdir(folderOf(app), { recursive: true, mode: 0o700 });
  const draft = `${pathOf(app, id)}.part`;
  const file = await open(draft, "w", 0o600);
  let bytes = 0;
  try {
    for await (const part of zipBytes(entries, app.now())) {
      await file.writeFile(part);
      bytes += part.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, pathOf(app, id));
  return bytes;
}

type Kept = Pick<typeof boardPacks.$inferSelect, "id" | "paper">;

/** Takes the files of a pack off the disk. */
export async function forget(app: App, { id, paper }: Kept): Promise<void> {
  await rm(pathOf(app, id), { force: true });
  await rm(`${pathOf(app, id)}.part`, { force: true });
  if (paper) await app.files.remove(paper, () => isHeld(app, paper));
}

/** Two mailings may come to the same bytes. */
const isHeld = async (app: App, paper: string): Promise<boolean> =>
  (await app.db.$count(boardPacks, eq(boardPacks.paper, paper))) > 0;

/** Lets go of what has lain its time, and of files that no row knows; answers how many. */
export async function clear(app: App): Promise<number> {
  const isOver = and(
    inArray(boardPacks.state, ["ready", "failed", "cancelled"]),
    lt(boardPacks.expiresAt, app.now().toISOString()),
  );
  const over = await app.db.select().from(boardPacks).where(isOver);
  if (over.length > 0) await app.write([app.db.delete(boardPacks).where(isOver)]);
  for (const row of over) await forget(app, row);
  const known = new Set(
    (await app.db.select({ id: boardPacks.id }).from(boardPacks)).map(({ id }) => id),
  );
  const names = await readdir(folderOf(app)).catch(() => []);
  const stray = names.filter((name) => !known.has(name.split(".")[0] ?? ""));
  await Promise.all(stray.map((name) => rm(join(folderOf(app), name), { force: true })));
  return over.length;
}
