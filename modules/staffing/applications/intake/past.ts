import type { App } from "@/src/app";
import { applicationsChanged } from "../events";
import type { ApplicationWords } from "../model";
import type { ApplicationStatus } from "../rules";
import { applicationHistory, applications } from "../schema";

/** Somebody who applied before today, with every status since; the reason is that of the last one. */
export type PastApplication = {
  jobId: string;
  candidateId: string;
  words: ApplicationWords;
  steps: { at: string; to: ApplicationStatus }[];
  reason: string | null;
};

/** Takes in applications with a past, as they were kept elsewhere; nobody is told of what is long over. */
export async function addPast(app: App, past: PastApplication[]): Promise<void> {
  if (past.length === 0) return;
  const rows = past.map((one) => rowsOf(app, one));
  await app.write(
    [
      app.db.insert(applications).values(rows.map(({ row }) => row)),
      app.db.insert(applicationHistory).values(rows.flatMap(({ steps }) => steps)),
    ],
    ...past.map(({ jobId, candidateId }) => applicationsChanged(jobId, [candidateId])),
  );
}

function rowsOf(app: App, { jobId, candidateId, words, steps, reason }: PastApplication) {
  const id = Bun.randomUUIDv7();
  const now = app.now().toISOString();
  const [first, last] = [steps[0], steps.at(-1)];
  const appliedAt = first?.at ?? now;
  return {
    row: {
      ...words,
      id,
      jobId,
      candidateId,
      origin: "applied" as const,
      status: last?.to,
      appliedAt,
      createdAt: appliedAt,
      updatedAt: last?.at ?? now,
      version: steps.length,
    },
    steps: steps.map((step, n) => ({
      ...step,
      applicationId: id,
      from: steps[n - 1]?.to ?? null,
      by: app.actor.id,
      reason: n > 0 && step === last ? reason : null,
    })),
  };
}
