import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { notifications } from "@/modules/platform/notifications";
import { assigning } from "@/modules/market/recruiters";
import { staffIds } from "@/modules/platform/accounts";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { daysBetween, utcToday } from "@/src/calendar";
import { applicationsChanged } from "../events";
import { firstStepWrites, stepWrites } from "../timeline";
import type { Application, ApplicationWords } from "../model";
import { availableFromDays, availableToDays, isTakenBack, statuses } from "../rules";
import { applications } from "../schema";
import { find } from "../service";

type Pair = { jobId: string; candidateId: string };
type Applying = Pair & ApplicationWords;

/** A candidate answers a job, once: whoever asks again is given what is there, or opens anew what they took back. */
export async function apply(app: App, input: Applying): Promise<Application> {
  const isCandidate = eq(candidates.id, input.candidateId);
  if ((await app.db.$count(candidates, isCandidate)) === 0) notFound("candidate");
  const { writes, news } = await applyWrites(app, input);
  if (writes.length > 0) await app.write(writes, ...news);
  const row = await known(app, input);
  return row ? find(app, row.id) : notFound("application");
}

/**
 * As writes for the caller's own transaction, in which the candidate may be created. An open application of the same
 * candidate is left alone; one that the agency had started becomes theirs, in their own words.
 */
export async function applyWrites(
  app: App,
  { jobId, candidateId, ...words }: Applying,
): Promise<{ writes: Write[]; news: Event[] }> {
  refuseFarDay(app, words.availableDate);
  if ((await app.db.$count(jobs, eq(jobs.id, jobId))) === 0) notFound("job");
  const before = await known(app, { jobId, candidateId });
  const again = before && isTakenBack(before.status) ? before.status : null;
  if (before?.appliedAt && !again) return { writes: [], news: [] };
  const id = before?.id ?? Bun.randomUUIDv7();
  const told = await notifications.notify(
    app,
    await received(app, { id, jobId, candidateId, again: again !== null }),
  );
  return {
    writes: [
      written(app, { id, jobId, candidateId, ...words }),
      ...(before ? [] : [firstStepWrites(app, [id])]),
      ...(again ? [stepWrites(app, id, { from: again, to: "pending", reason: null })] : []),
      audit.entry(app, {
        action: "application.received",
        entityType: "application",
        entityId: id,
        details: { jobId, by: actorIdOf(app) },
      }),
      ...told.writes,
    ],
    news: [applicationsChanged(jobId, [candidateId]), ...told.news],
  };
}

const isTakenBackNow = inArray(applications.status, statuses.filter(isTakenBack));
const reopened = sql`case when ${isTakenBackNow} then 'pending' else ${applications.status} end`;

function written(app: App, { id, jobId, candidateId, ...words }: Applying & { id: string }): Write {
  const at = app.now().toISOString();
  const said = { ...words, appliedAt: at, updatedAt: at };
  return app.db
    .insert(applications)
    .values({ ...said, id, jobId, candidateId, origin: "applied", createdAt: at })
    .onConflictDoUpdate({
      target: [applications.jobId, applications.candidateId],
      set: { ...said, status: reopened, version: sql`${applications.version} + 1` },
      setWhere: sql`${applications.appliedAt} is null or ${isTakenBackNow}`,
    });
}

type Received = Pair & { id: string; again: boolean };

/** Whoever has the job is told, or all who could take it. */
async function received(app: App, { id, jobId, candidateId, again }: Received) {
  const owner = (await assigning.ownersOf(app, [jobId])).get(jobId);
  return {
    to: owner ? [owner] : await staffIds(app),
    what: "applicationAdded" as const,
    record: { kind: "candidate" as const, id: candidateId },
    params: { jobId, applicationId: id },
    onceKey: `applied:${id}${again ? `:${app.now().toISOString()}` : ""}`,
  };
}

function refuseFarDay(app: App, day: string | null): void {
  if (!day) return;
  const daysAway = daysBetween(utcToday(app), day);
  if (daysAway >= availableFromDays && daysAway <= availableToDays) return;
  const sentence = "Choose a day within the next two years.";
  throw new Failure("invalid", sentence, { fields: { availableDate: sentence } });
}

async function known(app: App, { jobId, candidateId }: Pair) {
  const isPair = and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId));
  const [row] = await app.db
    .select({ id: applications.id, appliedAt: applications.appliedAt, status: applications.status })
    .from(applications)
    .where(isPair);
  return row;
}
