import { sql } from "drizzle-orm";
import type { App } from "../../app";
import { createBatchSize } from "../../workers/time-slices";
import { statement, type Write } from "../index";

type Merges = { automerge: number; crisismerge: number };

/** FTS5's defaults: some writes merge segments as well, however long that takes. */
export const defaultMerges: Merges = { automerge: 4, crisismerge: 16 };
/** No write merges segments; that is left to `merging`, in writes of its own whose size adapts. */
export const noMerges: Merges = { automerge: 0, crisismerge: 1999 };

export const mergeSettingWrites = (name: string, merges: Merges): Write[] =>
  Object.entries(merges).map(([setting, value]) => {
    const index = sql.identifier(name);
    return statement(sql`insert into ${index} (${index}, rank) values (${setting}, ${value})`);
  });

type Bounds = Parameters<typeof createBatchSize>[0];

/** An adaptive batch size of half a time slice, which leaves room for writes that take longer than those before. */
export function createSteps(bounds: Bounds) {
  const size = createBatchSize(bounds);
  const now = () => Math.ceil(size.now() / 2);
  return { now, during: size.during };
}

/** Row changes per merged page: the new page with its entry, and the old one with its entry. */
const changesOfPage = 4;
const pages: Bounds = { least: 32, most: 2000 };

/**
 * Merges FTS5 segments, some pages at a time: all of them into one, or four of one level. Answers whether more is left;
 * false on a cluster, which does not report it.
 */
export function createMerger(app: App, lists: "all" | "some") {
  const size = createSteps(pages);
  // To FTS5 a negative number starts a merge of all segments; positive ones continue it.
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

/** Segments, one per write, that are merged at a time. */
const listsAtOnce = 4;

/** When to merge between writes that each add a segment: after every fourth, before the next write. */
export function createMergerBetweenWrites(app: App, name: string) {
  const merge = createMerger(app, "some");
  let [writes, isDue] = [0, false];
  return {
    wrote() {
      writes += 1;
      isDue = writes % listsAtOnce === 0;
    },
    /** Merges a part of what is due; answers false where nothing is due. */
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
