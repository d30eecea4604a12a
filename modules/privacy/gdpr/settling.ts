import { sql } from "drizzle-orm";
import { files } from "@/modules/platform/files";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { completed, marksOf } from "./erasing";
import { clearExports } from "./packing";
import { residueOf } from "./residue";
import type { ErasureRow } from "./shape";
import { bury } from "./tombstones";

/** The indexes of words that know people; each keeps what was deleted until its parts are written anew. */
const wordIndexes = ["candidate_search", "client_search", "communication_search"];

/**
 * What deleting rows leaves behind goes too: files, the log of the database, and words in indexes. Each step may be
 * done again, so whoever finds it half done after a crash begins here. Then everybody gets a stone and a receipt.
 */
export async function settle(app: App, rows: readonly ErasureRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  await clearExports(app);
  while ((await files.sweep(app)) > 0);
  const marked = await Promise.all(
    rows.map(async (row) => ({ row, marks: await marksOf(app, row) })),
  );
  const left = await leftOf(
    app,
    marked.flatMap(({ marks }) => marks.sought),
  );
  for (const { row, marks } of marked) {
    // One look is enough for all of them, unless something was found: then whose it is.
    const residue = left ? await residueOf(app, marks.sought) : left;
    const buried = marks.ids.map((id) => ({ type: row.entityType, id, email: marks.email }));
    const tombstone = await bury(app, buried);
    const receipt = row.receipt ?? { erasedAt: "", kept: [], rows: 0, files: 0 };
    await completed(app, row, { ...receipt, residue, tombstone });
  }
  return rows.length;
}

/** How often any of it still stands in the bytes, once as much was written anew as that takes. */
async function leftOf(app: App, sought: string[]): Promise<number | null> {
  let left: number | null = null;
  for (const clean of cleanings) {
    await clean(app);
    await emptied(app);
    left = await residueOf(app, sought);
    if (!left) return left;
  }
  return left;
}

/** Moves the log into the database and cuts it to nothing; another process that reads just then is waited for a little. */
export async function emptied(app: App, tries = 20): Promise<boolean> {
  if (!app.config.database.startsWith("file:")) return false;
  const [row] = await app.db.all<[busy: number]>(sql`pragma wal_checkpoint(truncate)`);
  if (row?.[0] === 0) return true;
  if (tries === 0) return false;
  await Bun.sleep(50);
  return emptied(app, tries - 1);
}

/** Writes the indexes of words anew, without anything that was ever taken out of them. */
export async function rewritten(app: App): Promise<void> {
  for (const name of wordIndexes) {
    const table = sql.identifier(name);
    await app.write([statement(sql`insert into ${table} (${table}) values ('optimize')`)]);
  }
}

/** Writes the whole file anew: where SQLite moves cells between pages, what they held may stay in the gap. */
const compacted = (app: App) => app.db.all(sql`vacuum`);

/** The cheapest first: what the log holds, what the indexes of words hold, whatever else is there. */
const cleanings = [async () => {}, rewritten, compacted];
