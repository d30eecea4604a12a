import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { Contribution } from "@/modules/records/timeline";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import { applicationHistory, applications } from "./schema";
import type { ApplicationStep } from "./model";
import type { ApplicationStatus } from "./rules";

const fullName = sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`;

/** Every step of an application, told beside the candidate with the job and beside the job with the candidate. */
export const applied: Contribution = {
  type: "application",
  rank: 2,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (kind !== "candidate" && kind !== "job") return [];
    const isTheirs = eq(kind === "job" ? applications.jobId : applications.candidateId, id);
    const rows = await app.db
      .select({
        step: applicationHistory,
        jobId: jobs.id,
        job: jobs.title,
        candidateId: candidates.id,
        candidate: fullName,
      })
      .from(applicationHistory)
      .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(candidates, eq(candidates.id, applications.candidateId))
      .where(and(isTheirs, older(applicationHistory.at, applicationHistory.seq)))
      .orderBy(desc(applicationHistory.at), desc(applicationHistory.seq))
      .limit(limit);
    return rows.map(({ step: { seq, at, from, to, by, reason }, ...pair }) => ({
      seq,
      at,
      event: from === null ? "applied" : "moved",
      by: by && nameOf(by),
      reason,
      changes: { application: [from, to] as [string | null, string] },
      ...(kind === "job"
        ? { text: pair.candidate, about: { kind: "candidate" as const, id: pair.candidateId } }
        : { text: pair.job, about: { kind: "job" as const, id: pair.jobId } }),
    }));
  },
};

/** The first line of each that was really added: one that somebody else had added meanwhile has its own. */
export const firstStepWrites = (app: App, ids: string[]): Write =>
  statement(sql`
    insert into application_history (application_id, at, "from", "to", by)
    select id, created_at, null, status, ${app.actor.id} from applications
    where id in (select value from json_each(${JSON.stringify(ids)}))`);

type Step = { from: ApplicationStatus; to: ApplicationStatus; reason: string | null };

export const stepWrites = (app: App, applicationId: string, step: Step): Write =>
  app.db
    .insert(applicationHistory)
    .values({ ...step, applicationId, at: app.now().toISOString(), by: app.actor.id });

/** Every status it has had, the first one first. */
export async function historyOf(app: App, id: string): Promise<z.infer<typeof ApplicationStep>[]> {
  const nameOf = await users.authors(app);
  const rows = await app.db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(applicationHistory.seq);
  return rows.map((row) => ({ ...row, by: row.by && nameOf(row.by) }));
}
