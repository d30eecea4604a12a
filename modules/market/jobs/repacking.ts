import { and, asc, eq, gt, sql } from "drizzle-orm";
import { packed, unpacked } from "@/modules/knowledge/analysis";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { nextSlice, pause } from "@/src/workers/time-slices";
import { isUnpacked } from "./packed-column";
import { jobAnalyses } from "./schema";

/** So few land together that nobody waits for the write; so many in one look that a large installation is done in a day. */
const atOnce = 8;
const batches = 25;

/** Packs analyses that an earlier version stored whole, until none is left; answers how many. */
export async function repack(app: App): Promise<number> {
  let [count, last] = [0, ""];
  for (let n = 0; n < batches; n += 1) {
    const rows = await unpackedAfter(app, last);
    if (rows.length === 0) break;
    const writes: Write[] = [];
    for (const row of rows) {
      await pause();
      writes.push(...repacked(app, row));
    }
    await nextSlice();
    if (writes.length > 0) await app.write(writes);
    [count, last] = [count + writes.length, rows.at(-1)?.id ?? ""];
  }
  return count;
}

const stored = sql<string>`${jobAnalyses.analysis}`;

const unpackedAfter = (app: App, last: string) =>
  app.db
    .select({ id: jobAnalyses.jobId, stored })
    .from(jobAnalyses)
    .where(and(isUnpacked, gt(jobAnalyses.jobId, last)))
    .orderBy(asc(jobAnalyses.jobId))
    .limit(atOnce);

/** Only if it is still what was read; a damaged one is left to the next re-analysis. */
function repacked(app: App, row: { id: string; stored: string }): Write[] {
  try {
    const analysis = sql`${packed(unpacked(row.stored))}`;
    const isSame = and(eq(jobAnalyses.jobId, row.id), eq(stored, row.stored));
    return [app.db.update(jobAnalyses).set({ analysis }).where(isSame)];
  } catch {
    return [];
  }
}
