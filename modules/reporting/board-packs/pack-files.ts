import { and, eq, inArray, lt } from "drizzle-orm";
import type { App } from "@/src/app";
import { archivesIn } from "@/src/files/archives";
import type { ZipEntry } from "@/src/zip";
import { boardPacks } from "./schema";

export const archives = ({ store }: App) => archivesIn(store.encrypted, "board-packs");

export const writeFiles = (app: App, id: string, entries: ZipEntry[]): Promise<number> =>
  archives(app).write(id, entries, app.now());

/** Writes an archive where somebody at a terminal wants it. */
export const save = (app: App, id: string, path: string): Promise<void> =>
  archives(app).save(id, path);

type Kept = Pick<typeof boardPacks.$inferSelect, "id" | "paper">;

/** Takes the files of a pack off the disk. */
export async function removeFiles(app: App, { id, paper }: Kept): Promise<void> {
  await archives(app).remove(id);
  if (paper) await app.files.remove(paper, () => isHeld(app, paper));
}

/** Papers of mailings, which no record holds. */
export async function papers(app: App): Promise<string[]> {
  const rows = await app.db.select({ paper: boardPacks.paper }).from(boardPacks);
  return rows.flatMap(({ paper }) => paper ?? []);
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
  for (const row of over) await removeFiles(app, row);
  const rows = await app.db.select({ id: boardPacks.id }).from(boardPacks);
  await archives(app).keepOnly(rows.map(({ id }) => id));
  return over.length;
}
