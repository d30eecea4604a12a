import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { decisions } from "@/modules/records/decision-log";
import { decisionRows as log } from "@/modules/records/decision-log/read-model";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { once } from "@/src/lazy";
import { JobVerdict, type Label, type NewVerdict } from "./model";
import { jobAnalyses, jobs } from "./schema";

const targetClass = once(() => JobVerdict.shape.class);
const kinds = ["job-score", "job-score-withdrawn"] as const;

/** A person says what class an ad is; the machine's own score stays as it is, and lists go by it. */
export async function judge(app: App, id: string, { class: level, reason }: NewVerdict) {
  const { machine } = await machineScore(app, id);
  await app.write([
    decisions.decisionWrite(app, {
      kind: "job-score",
      jobId: id,
      machine,
      decision: level,
      reason,
    }),
    audit.entry(app, auditEntry("job.judged", id, { class: level })),
  ]);
}

/** The undo of `judge`; the record of both stays. */
export async function withdraw(app: App, id: string) {
  const { machine, seq } = await machineScore(app, id);
  const standing = await verdictAt(app, seq);
  if (!standing) throw new Failure("conflict", "This job has no team rating.");
  await app.write([
    decisions.decisionWrite(app, {
      kind: "job-score-withdrawn",
      jobId: id,
      machine,
      decision: "withdrawn",
    }),
    audit.entry(app, auditEntry("job.verdict_withdrawn", id, { class: standing.class })),
  ]);
}

const auditEntry = (action: string, entityId: string, details: Record<string, unknown>) => ({
  action,
  entityType: "job",
  entityId,
  details,
});

/** Part of a question about a job: where in the log the newest word on its class stands. */
export const newestVerdict = decisions.newest(kinds, jobs.id);

/** What a person says of the job's class; null while nobody does. */
export async function verdictAt(app: App, seq: number | null): Promise<JobVerdict | null> {
  const newest = seq === null ? null : await decisions.find(app, seq);
  return newest?.kind === "job-score" ? verdictOf(newest) : null;
}

type Judged = { decision: string; reason: string | null; by: string; at: string };

const verdictOf = ({ decision, reason, by, at }: Judged): JobVerdict => ({
  class: targetClass().parse(decision),
  reason: reason ?? "",
  by,
  at,
});

/** The score as it stands when somebody judges it, and where the last word on it is. */
async function machineScore(app: App, id: string) {
  const [row] = await app.db
    .select({ score: jobs.score, analysis: jobAnalyses.analysis, seq: newestVerdict })
    .from(jobs)
    .leftJoin(jobAnalyses, eq(jobAnalyses.jobId, jobs.id))
    .where(eq(jobs.id, id));
  if (!row) return notFound("job");
  if (!row.analysis) throw new Failure("conflict", "This job has not been analyzed yet.");
  const { version, inputsHash, contributions } = row.analysis;
  const parts = contributions.map(({ code, points }) => ({ name: code, points }));
  return { machine: { score: row.score, version, inputsHash, parts }, seq: row.seq };
}

/** Every ad that somebody judged, as labelled ads are written: what the analyser is measured by. */
export async function labels(app: App): Promise<Label[]> {
  const rows = await app.db
    .select({ ...labelled, decision: log.decision })
    .from(jobs)
    .innerJoin(log, eq(log.seq, newestVerdict))
    .where(eq(log.kind, "job-score"));
  return rows.map(({ decision, ...job }) => {
    return { ...job, origin: "verdict", labels: { targetClass: targetClass().parse(decision) } };
  });
}

const labelled = {
  id: jobs.id,
  source: jobs.sourceUrl,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
  language: jobs.language,
  text: jobs.description,
};
