import { and, desc, eq } from "drizzle-orm";
import type { Contribution } from "@/modules/records/timeline";
import { jobHistory } from "./schema";

/** Jobs have a history of their own, which ads write by the thousand. */
export const jobChanges: Contribution = {
  type: "change",
  rank: 8,
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
