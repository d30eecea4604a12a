import { and, eq, inArray, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { assigning } from "@/modules/market/recruiters";
import { type App, actorIdOf } from "@/src/app";
import { notFound } from "@/src/errors";
import { applicationsChanged } from "../events";
import type { AddedApplications, NewApplications, Withdrawn } from "../model";
import { firstStepWrites } from "../timeline";
import { applications } from "../schema";
import { listByIds } from "../service";

type Taken = NewApplications & { jobId: string };

/** Takes candidates along for a job; those who are there already stay as they are. */
export async function addMany(
  app: App,
  { jobId, candidateIds, scores = {} }: Taken,
): Promise<AddedApplications> {
  const wanted = [...new Set(candidateIds)];
  await refuseStrangers(app, jobId, wanted);
  const there = await known(app, jobId, wanted);
  const fresh = wanted.filter((id) => !there.has(id));
  const at = app.now().toISOString();
  const rows = fresh.map((candidateId) => ({
    id: Bun.randomUUIDv7(),
    jobId,
    candidateId,
    origin: "sourced" as const,
    addedBy: actorIdOf(app),
    matchScore: scores[candidateId] ?? null,
    createdAt: at,
    updatedAt: at,
  }));
  if (rows.length > 0) await saveApplications(app, jobId, rows);

  // Somebody may have been quicker with one of them: then theirs stands, and is no new one.
  const own = new Set(rows.map(({ id }) => id));
  const all = await listByIds(app, [...(await known(app, jobId, wanted)).values()]);
  return {
    added: all.filter(({ id }) => own.has(id)),
    existing: all.filter(({ id }) => !own.has(id)),
  };
}

async function saveApplications(app: App, jobId: string, rows: Row[]): Promise<void> {
  const told = await notifications.notify(app, ...(await adding(app, jobId, rows)));
  await app.write(
    [
      ...told.writes,
      app.db.insert(applications).values(rows).onConflictDoNothing(),
      firstStepWrites(
        app,
        rows.map(({ id }) => id),
      ),
      audit.entry(app, {
        action: "application.added",
        entityType: "job",
        entityId: jobId,
        details: { count: rows.length },
      }),
    ],
    applicationsChanged(
      jobId,
      rows.map(({ candidateId }) => candidateId),
    ),
    ...told.news,
  );
}

type Row = typeof applications.$inferInsert;

/** Whoever has the job is told of each whom somebody else takes along for it; of many at once by one word. */
async function adding(app: App, jobId: string, rows: Row[]): Promise<Notice[]> {
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  const [first] = rows;
  if (!owner || !first) return [];
  const isOne = rows.length === 1;
  return [
    {
      to: [owner],
      what: isOne ? "applicationAdded" : "applicationsAdded",
      record: isOne ? { kind: "candidate", id: first.candidateId } : { kind: "job", id: jobId },
      params: { jobId, n: rows.length },
      onceKey: `application:${first.id}`,
    },
  ];
}

async function known(app: App, jobId: string, candidateIds: string[]) {
  const rows = await app.db
    .select({ id: applications.id, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.candidateId, candidateIds)));
  return new Map(rows.map(({ id, candidateId }) => [candidateId, id]));
}

async function refuseStrangers(app: App, jobId: string, candidateIds: string[]): Promise<void> {
  const [job] = await app.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) notFound("job");
  const isKnown = and(inArray(candidates.id, candidateIds), isNull(candidates.archivedAt));
  if ((await app.db.$count(candidates, isKnown)) < candidateIds.length) notFound("candidate");
}

/** The undo of `addMany`: takes back what it made, as far as nobody has worked on it or applied since. */
export async function withdrawMany(
  app: App,
  { jobId, applicationIds }: { jobId: string; applicationIds: string[] },
): Promise<Withdrawn> {
  const isUntouched = and(
    eq(applications.jobId, jobId),
    inArray(applications.id, applicationIds),
    eq(applications.version, 1),
    isNull(applications.appliedAt),
  );
  const rows = await app.db.select().from(applications).where(isUntouched);
  const ids = rows.map(({ id }) => id);
  const kept = applicationIds.filter((id) => !ids.includes(id));
  if (ids.length === 0) return { withdrawn: [], kept };
  await app.write(
    [
      app.db.delete(applications).where(isUntouched),
      audit.entry(app, {
        action: "application.withdrawn",
        entityType: "job",
        entityId: jobId,
        details: { count: ids.length },
      }),
    ],
    applicationsChanged(
      jobId,
      rows.map(({ candidateId }) => candidateId),
    ),
  );
  return { withdrawn: ids, kept };
}
