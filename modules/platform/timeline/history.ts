import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { jobHistory } from "@/modules/market/jobs/schema";
import { isOf, recordHistory } from "@/modules/platform/records";
import type { Contribution } from "./telling";
import type { TimelineType } from "./rules";

/** What concerns a paper of the record is written into its history by whoever keeps the papers. */
const isPaper = sql`(${recordHistory.event} like 'file-%' or ${recordHistory.event} like 'document-%')`;

const written = (type: TimelineType, which: SQL): Contribution => ({
  type,
  async tell(app, { kind, id, older, limit, nameOf }) {
    const rows = await app.db
      .select()
      .from(recordHistory)
      .where(and(isOf(kind, id), which, older(recordHistory.at, recordHistory.seq)))
      .orderBy(desc(recordHistory.at), desc(recordHistory.seq))
      .limit(limit);
    return rows.map(({ kind: _, recordId: __, ...row }) => ({
      ...row,
      by: row.by && nameOf(row.by),
    }));
  },
});

/** Every change of the record itself, as it was and as it is. */
export const changes = written("change", sql`not ${isPaper}`);

/** Files and documents that came, changed and went. */
export const papers = written("file", isPaper);

/** Jobs have a history of their own, which ads write by the thousand. */
export const jobChanges: Contribution = {
  type: "change",
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (kind !== "job") return [];
    const rows = await app.db
      .select()
      .from(jobHistory)
      .where(and(eq(jobHistory.jobId, id), older(jobHistory.at, jobHistory.seq)))
      .orderBy(desc(jobHistory.at), desc(jobHistory.seq))
      .limit(limit);
    return rows.map(({ jobId: _, ...row }) => ({ ...row, by: row.by && nameOf(row.by) }));
  },
};
