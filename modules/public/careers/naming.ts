import { inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import { publications } from "./schema";

/** What outsiders may call a job. */
export type PublicName = { title: string; company: string | null };

/** How published jobs are called outside, by the job: whoever applied knows no other name, and a hidden employer stays hidden. */
export async function namesOf(app: App, jobIds: string[]): Promise<Map<string, PublicName>> {
  const { jobId, title, company } = publications;
  const rows = await app.db
    .select({ jobId, title, company })
    .from(publications)
    .where(inArray(jobId, jobIds));
  return new Map(rows.map((row) => [row.jobId, { title: row.title, company: row.company }]));
}
