import { and, desc, inArray, isNull, ne } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { type Current, assignWrites, scorerFor, refuseUnfit, unassignWrites } from "./assigning";
import type { OwnersBack, OwnersChange, OwnersMoved } from "./model";
import { assignments } from "./schema";

/** Gives several jobs to one recruiter, or to nobody, in one write; archived ones and those that are theirs stay and are counted. */
export async function setOwners(
  app: App,
  { jobIds, recruiterId }: OwnersChange,
): Promise<OwnersMoved> {
  if (recruiterId) await refuseUnfit(app, recruiterId);
  const current = await currentAmong(app, jobIds);
  const found = await openJobs(app, jobIds);
  const going = found.filter(({ id }) => (current.get(id)?.userId ?? null) !== recruiterId);
  await saveSteps(
    app,
    going.map((job) => ({ job, current: current.get(job.id), to: recruiterId })),
  );
  return {
    moved: going.map(({ id }) => ({ id, from: current.get(id)?.userId ?? null })),
    kept: new Set(jobIds).size - going.length,
  };
}

/** The undo: of those whom nobody gave to somebody else since, each to whom it was before. */
export async function unsetOwners(app: App, { recruiterId, moved }: OwnersBack) {
  const from = new Map(moved.map((it) => [it.id, it.from]));
  const ids = [...from.keys()];
  for (const id of new Set(moved.flatMap((it) => it.from ?? []))) await refuseUnfit(app, id);
  const newest = await newestAmong(app, ids);
  const isStill = (id: string) => {
    const last = newest.get(id);
    const owner = last && last.endedAt === null ? last.userId : null;
    return owner === recruiterId;
  };
  const back = (await openJobs(app, ids)).filter(({ id }) => isStill(id));
  await saveSteps(
    app,
    back.map((job) => ({
      job,
      current: recruiterId ? newest.get(job.id) : undefined,
      to: from.get(job.id) ?? null,
    })),
  );
  return { count: back.length, ids: back.map(({ id }) => id) };
}

type Job = { id: string; title: string };
type Step = { job: Job; current: Current | undefined; to: string | null };

async function saveSteps(app: App, steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  const machines = new Map<string, ReturnType<typeof scorerFor>>();
  const parts = [];
  for (const { job, current, to } of steps) {
    if (to === null) parts.push({ writes: current ? unassignWrites(app, current) : [], news: [] });
    else {
      const machineOf = await machines.getOrInsertComputed(to, () => scorerFor(app, to));
      const machine = await machineOf(job.id);
      const step = { jobId: job.id, jobTitle: job.title, current, recruiterId: to, machine };
      parts.push(await assignWrites(app, step));
    }
  }
  await app.write(
    parts.flatMap(({ writes }) => writes),
    ...parts.flatMap(({ news }) => news),
  );
}

const openJobs = (app: App, ids: readonly string[]): Promise<Job[]> =>
  app.db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(and(inArray(jobs.id, jsonValues(ids)), ne(jobs.status, "archived")));

async function currentAmong(app: App, ids: readonly string[]): Promise<Map<string, Current>> {
  const rows = await app.db
    .select()
    .from(assignments)
    .where(and(inArray(assignments.jobId, jsonValues(ids)), isNull(assignments.endedAt)));
  return new Map(rows.map((row) => [row.jobId, row]));
}

/** The last time each was given to somebody, ended or not. */
async function newestAmong(app: App, ids: readonly string[]): Promise<Map<string, Current>> {
  const rows = await app.db
    .select()
    .from(assignments)
    .where(inArray(assignments.jobId, jsonValues(ids)))
    .orderBy(desc(assignments.id));
  return new Map(rows.toReversed().map((row) => [row.jobId, row]));
}
