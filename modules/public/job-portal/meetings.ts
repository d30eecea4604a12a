import { and, asc, eq } from "drizzle-orm";
import { interviews } from "@/modules/engagement/interviews/schema";
import type { App } from "@/src/app";

type Meeting = { id: string; at: string };

/** When the candidate is next talked to about each job; of what is past, the last. */
export async function meetingsOf(app: App, candidateId: string): Promise<Map<string, Meeting>> {
  const rows = await app.db
    .select({ id: interviews.id, jobId: interviews.jobId, at: interviews.scheduledAt })
    .from(interviews)
    .where(and(eq(interviews.candidateId, candidateId), eq(interviews.status, "scheduled")))
    .orderBy(asc(interviews.scheduledAt));
  const now = app.now().toISOString();
  const next = new Map<string, Meeting>();
  for (const { id, jobId, at } of rows) {
    const before = jobId && next.get(jobId);
    if (jobId && (!before || before.at < now)) next.set(jobId, { id, at });
  }
  return next;
}
