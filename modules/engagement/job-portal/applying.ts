import { eq } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { NewOwnApplication, OwnApplication } from "./model";
import { ofCandidate } from "./own";
import { ensureOwnCandidate } from "./owner";

/** The signed-in person answers an open job, once: asking again answers what is there. */
export async function apply(
  app: App,
  { jobId, ...words }: NewOwnApplication,
): Promise<OwnApplication> {
  await refuseClosed(app, jobId);
  const candidateId = await ensureOwnCandidate(app);
  await applications.apply(app, { ...words, jobId, candidateId, answers: [] });
  const all = await ofCandidate(app, candidateId);
  return all.find((it) => it.jobId === jobId) ?? notFound("application");
}

async function refuseClosed(app: App, jobId: string): Promise<void> {
  const [job] = await app.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) notFound("job");
  if (job.status === "open") return;
  throw new Failure("conflict", "This position is no longer open.");
}
