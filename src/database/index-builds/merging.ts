import { sql } from "drizzle-orm";
import type { App } from "../../app";
import { createBatchSize } from "../../workers/time-slices";
import { statement, type Write } from "../index";

type Merges = { automerge: number; crisismerge: number };

/** As FTS5 does by itself: some writes merge lists besides, however long that takes. */
export const everyWrite: Merges = { automerge: 4, crisismerge: 16 };
/** Lists only become fewer where `merging` is asked, in writes of its own that find their size. */
export const nobody: Merges = { automerge: 0, crisismerge: 1999 };

export const mergesBy = (name: string, merges: Merges): Write[] =>
  Object.entries(merges).map(([setting, value]) => {
    const index = sql.identifier(name);
    return statement(sql`insert into ${index} (${index}, rank) values (${setting}, ${value})`);
  });

type Bounds = Parameters<typeof createBatchSize>[0];

/** Half of what fits into a slice: what else a write has to do takes longer in some than in those before. */
export function createSteps(bounds: Bounds) {
  const size = createBatchSize(bounds);
  const now = () => Math.ceil(size.now() / 2);
  return { now, during: size.during };
}

/** A page that is merged comes, with where its words begin, and one like it goes. */
const changesOfPage = 4;
const pages: Bounds = { least: 32, most: 2000 };

/**
 * Makes fewer lists of words, some pages at a time: one of all, or one of those of which a level has four. Answers whether
 * more is left, as far as this engine tells.
 */
export function merging(app: App, lists: "all" | "some") {
  const size = createSteps(pages);
  // A negative number begins a merge of all, positive ones go on with what was begun.
  const first = lists === "all" ? -1 : 1;
  let direction = first;
  return async (name: string): Promise<boolean> => {
    if (app.cluster) return false;
    const [table, count, before] = [sql.identifier(name), size.now(), await changesOf(app)];
    const merged = sql`insert into ${table} (${table}, rank) values ('merge', ${direction * count})`;
    const changed = async () => {
      await app.write([statement(merged)]);
      return (await changesOf(app)) - before;
    };
    const goesOn = (await size.during((it) => Math.min(count, it / changesOfPage), changed)) >= 2;
    direction = goesOn ? 1 : first;
    return goesOn;
  };
}

/** So many writes leave as many lists, which are then made one. */
const listsAtOnce = 4;

/** Between writes that each leave a list: after every fourth these are merged, before anything else is written. */
export function mergingBetween(app: App, name: string) {
  const merge = merging(app, "some");
  let [writes, isDue] = [0, false];
  return {
    wrote() {
      writes += 1;
      isDue = writes % listsAtOnce === 0;
    },
    /** Whether there was something to merge, of which some has been done. */
    async goOn(): Promise<boolean> {
      if (!isDue) return false;
      isDue = await merge(name);
      return true;
    },
  };
}

async function changesOf(app: App): Promise<number> {
  const [row] = await app.db.all<[number]>(sql`select total_changes()`);
  return row?.[0] ?? 0;
}
