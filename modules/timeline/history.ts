import { and, desc, eq } from "drizzle-orm";
import { jobHistory } from "@/modules/jobs/schema";
import { isOf, recordHistory } from "@/modules/records";
import type { Contribution } from "./telling";

/** Every change of the record itself, as it was and as it is. */
export const changes: Contribution = {
  type: "change",
  async tell(app, { kind, id, older, limit, nameOf }) {
    const rows = await app.db
      .select()
      .from(recordHistory)
      .where(and(isOf(kind, id), older(recordHistory.at, recordHistory.seq)))
      .orderBy(desc(recordHistory.at), desc(recordHistory.seq))
      .limit(limit);
    return rows.map(({ kind: _, recordId: __, ...row }) => ({
      ...row,
      by: row.by && nameOf(row.by),
    }));
  },
};

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
