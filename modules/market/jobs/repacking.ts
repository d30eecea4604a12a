import { and, asc, eq, gt, sql } from "drizzle-orm";
import { packed, unpacked } from "@/modules/knowledge/analysis";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { nextSlice, pause } from "@/src/workers/time-slices";
import { isPlainText, isUnpacked, packText } from "./packed-column";
import { jobAnalyses, postings } from "./schema";

/** Few per write, so that nobody waits for it; enough per look that a large installation is done in a day. */
const atOnce = 8;
const batches = 25;

type Stored = { id: string; stored: string };
type Packing = {
  /** What an earlier version stored whole, in the order of ids. */
  after(app: App, id: string): Promise<Stored[]>;
  /** Only if it is still what was read. */
  write(app: App, row: Stored): Write;
};

/** Packs analyses and texts of ads that an earlier version stored whole, until none is left; answers how many. */
export async function repack(app: App): Promise<number> {
  const count = await packedBy(app, analyses);
  return count > 0 ? count : packedBy(app, texts);
}

async function packedBy(app: App, packing: Packing): Promise<number> {
  let [count, last] = [0, ""];
  for (let n = 0; n < batches; n += 1) {
    const rows = await packing.after(app, last);
    if (rows.length === 0) break;
    const writes: Write[] = [];
    for (const row of rows) {
      await pause();
      writes.push(...written(app, packing, row));
    }
    await nextSlice();
    if (writes.length > 0) await app.write(writes);
    [count, last] = [count + writes.length, rows.at(-1)?.id ?? ""];
  }
  return count;
}

/** A damaged one is left to the next re-analysis. */
function written(app: App, packing: Packing, row: Stored): Write[] {
  try {
    return [packing.write(app, row)];
  } catch {
    return [];
  }
}

const analysisStored = sql<string>`${jobAnalyses.analysis}`;

const analyses: Packing = {
  after: (app, id) =>
    app.db
      .select({ id: jobAnalyses.jobId, stored: analysisStored })
      .from(jobAnalyses)
      .where(and(isUnpacked, gt(jobAnalyses.jobId, id)))
      .orderBy(asc(jobAnalyses.jobId))
      .limit(atOnce),
  write: (app, { id, stored }) =>
    app.db
      .update(jobAnalyses)
      .set({ analysis: sql`${packed(unpacked(stored))}` })
      .where(and(eq(jobAnalyses.jobId, id), eq(analysisStored, stored))),
};

const textStored = sql<string>`${postings.text}`;

const texts: Packing = {
  after: (app, id) =>
    app.db
      .select({ id: postings.id, stored: textStored })
      .from(postings)
      .where(and(isPlainText, gt(postings.id, id)))
      .orderBy(asc(postings.id))
      .limit(atOnce),
  write: (app, { id, stored }) =>
    app.db
      .update(postings)
      .set({ text: sql`${packText(stored)}` })
      .where(and(eq(postings.id, id), eq(textStored, stored))),
};
