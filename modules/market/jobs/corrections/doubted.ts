import { eq } from "drizzle-orm";
import type { Doubted } from "@/modules/knowledge/analysis/model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { toAnalyse } from "../intake/job-writes";
import { jobAnalyses, jobs } from "../schema";

/** The skills that a job's ad names and that are not counted; none that was counted all the same, or that a person decided on. */
export async function doubted(app: App, id: string): Promise<Doubted[]> {
  const [row] = await app.db
    .select({ job: jobs, analysis: jobAnalyses.analysis })
    .from(jobs)
    .leftJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(eq(jobs.id, id));
  if (!row) return notFound("job");
  if (!row.analysis) return [];
  // Analyses of before anybody could correct one have no corrections.
  const { facts, corrections = [] } = row.analysis;
  const known = new Set([...facts, ...corrections].map((it) => `${it.kind}:${it.id}`));
  const { doubtedIn } = await import("@/modules/knowledge/analysis");
  return doubtedIn(toAnalyse(row.job)).filter((it) => !known.has(`skill:${it.id}`));
}
