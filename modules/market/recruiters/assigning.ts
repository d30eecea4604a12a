import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { decisions } from "@/modules/records/decision-log";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { notifications } from "@/modules/platform/notifications";
import { isAtLeast, users } from "@/modules/platform/accounts";
import { userRows as accounts } from "@/modules/platform/accounts/read-model";
import { shownOf } from "@/src/database/read-model";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { recruiterAssigned } from "./events";
import type { Ownership } from "./model";
import { recruiterMetrics } from "./ports";
import { formulaVersion, scoreOf } from "./rules";
import { assignments, expertise } from "./schema";
import { assumedRateIn, demandOf, knowledgeOf } from "./service";

/** Gives a job to a recruiter; whoever had it before is relieved of it in the same moment. */
export async function assign(app: App, jobId: string, recruiterId: string): Promise<Ownership> {
  await refuseUnfit(app, recruiterId);
  const jobTitle = await titleOf(app, jobId);
  const machine = await (await scorerFor(app, recruiterId))(jobId);
  const current = await currentOf(app, jobId);
  if (current?.userId === recruiterId) {
    throw new Failure("conflict", "This recruiter is already assigned to the job.");
  }
  const { writes, news } = await assignWrites(app, {
    jobId,
    jobTitle,
    current,
    recruiterId,
    machine,
  });
  await app.write(writes, ...news);
  return ownership(app, jobId);
}

/** The undo of `assign`: the job has no owner any more, and the history keeps who it was. */
export async function unassign(app: App, jobId: string): Promise<Ownership> {
  const current = await currentOf(app, jobId);
  if (!current) throw new Failure("conflict", "This job is unassigned.");
  await app.write(unassignWrites(app, current));
  return ownership(app, jobId);
}

export type Current = typeof assignments.$inferSelect;

type Step = {
  jobId: string;
  jobTitle: string;
  /** Whose it was until now. */
  current: Current | undefined;
  recruiterId: string;
  machine: Awaited<Machine>;
};

/** As writes and news: assigns a job, and ends the assignment before it. */
export async function assignWrites(
  app: App,
  { jobId, jobTitle, current, recruiterId, machine }: Step,
): Promise<{ writes: (Write | Guarded)[]; news: Event[] }> {
  const at = app.now().toISOString();
  const id = Bun.randomUUIDv7();
  const by = actorIdOf(app);
  const told = await notifications.notify(app, {
    to: [recruiterId],
    what: "jobGiven",
    record: { kind: "job", id: jobId },
    onceKey: `job-given:${id}`,
  });
  const isOwnChoice = by === recruiterId;
  return {
    writes: [
      ...told.writes,
      ...(current ? [ended(app, current.id)] : []),
      app.db.insert(assignments).values({ id, jobId, userId: recruiterId, by, at }),
      ...logged(app, "recruiter-assigned", { jobId, userId: recruiterId, machine }),
    ],
    news: [recruiterAssigned({ jobId, jobTitle, recruiterId, isOwnChoice }), ...told.news],
  };
}

/** As writes: ends the assignment of a job. */
export const unassignWrites = (app: App, { id, jobId, userId }: Current): (Write | Guarded)[] => [
  ended(app, id),
  ...logged(app, "recruiter-unassigned", { jobId, userId, machine: null }),
];

export async function ownership(app: App, jobId: string): Promise<Ownership> {
  const nameOf = await users.authors(app);
  const rows = await app.db
    .select()
    .from(assignments)
    .where(eq(assignments.jobId, jobId))
    .orderBy(desc(assignments.id));
  const all = rows.map(({ userId, by, at, endedAt }) => ({
    recruiterId: userId,
    recruiter: nameOf(userId),
    by: nameOf(by),
    at,
    endedAt,
  }));
  return {
    current: all.find(({ endedAt }) => endedAt === null) ?? null,
    former: all.filter(({ endedAt }) => endedAt !== null),
  };
}

/** Whose each of these jobs is; one that nobody has is left out. */
export async function ownersOf(app: App, jobIds: string[]): Promise<Map<string, string>> {
  const isCurrent = and(inArray(assignments.jobId, jobIds), isNull(assignments.endedAt));
  const rows = await app.db.select().from(assignments).where(isCurrent);
  return new Map(rows.map(({ jobId, userId }) => [jobId, userId]));
}

async function currentOf(app: App, jobId: string) {
  const isCurrent = and(eq(assignments.jobId, jobId), isNull(assignments.endedAt));
  const [row] = await app.db.select().from(assignments).where(isCurrent);
  return row;
}

const ended = (app: App, id: string): Guarded =>
  must(
    app.db
      .update(assignments)
      .set({ endedAt: app.now().toISOString() })
      .where(and(eq(assignments.id, id), isNull(assignments.endedAt))),
  );

export async function refuseUnfit(app: App, userId: string): Promise<void> {
  const [user] = await app.db
    .select(shownOf(accounts))
    .from(accounts)
    .where(eq(accounts.id, userId));
  if (!user) notFound("user");
  if (user.isActive && isAtLeast(user.role, "recruiter")) return;
  throw new Failure("conflict", "Jobs can't be assigned to this user.");
}

/** By job id the score that the assigning person saw; null for a recruiter without expertise. */
export async function scorerFor(app: App, userId: string): Promise<(jobId: string) => Machine> {
  const [row] = await app.db.select().from(expertise).where(eq(expertise.userId, userId));
  if (!row) return async () => null;
  const [metricsOf, assumedRate] = await Promise.all([recruiterMetrics(app), assumedRateIn(app)]);
  const knowledge = knowledgeOf(row, metricsOf(userId).successRate, assumedRate);
  return async (jobId) => {
    const demand = await demandOf(app, jobId);
    const { score, parts } = scoreOf(demand, knowledge);
    return {
      score,
      version: formulaVersion,
      inputsHash: Bun.hash(JSON.stringify([demand, knowledge])).toString(36),
      parts: parts.map(({ code, points }) => ({ name: code, points })),
    };
  };
}

type Machine = Promise<Parameters<typeof decisions.decisionWrite>[1]["machine"]>;

/** What the job is called; one that was put away is given to nobody. */
async function titleOf(app: App, jobId: string): Promise<string> {
  const [job] = await app.db
    .select({ title: jobs.title, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return notFound("job");
  if (job.status === "archived") {
    throw new Failure("conflict", "This job is archived. Restore it first.");
  }
  return job.title;
}

type Kind = "recruiter-assigned" | "recruiter-unassigned";
type Assigned = { jobId: string; userId: string; machine: Awaited<Machine> };

const logged = (app: App, kind: Kind, { jobId, userId, machine }: Assigned): Write[] => [
  decisions.decisionWrite(app, { kind, jobId, userId, machine, decision: kind }),
  audit.entry(app, { action: `job.${kind}`, entityType: "job", entityId: jobId }),
];
