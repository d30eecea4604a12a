import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { JobRecord } from "./model";
import { loadKnownJob } from "./intake/lookup";
import { historyWrites } from "./intake/history";
import { jobWrites } from "./intake/job-writes";
import { jobs, postings, separations } from "./schema";
import { find } from "./service";

/** Puts jobs away: they leave every list, and a board that still shows them does not bring them back. */
export const archive = (app: App, ids: string[]) =>
  move(app, { ids, from: "open", to: "archived" });

/** The undo of `archive`. */
export const restore = (app: App, ids: string[]) =>
  move(app, { ids, from: "archived", to: "open" });

type Move = { ids: string[]; from: "open" | "archived"; to: "open" | "archived" };

async function move(app: App, { ids, from, to }: Move) {
  const wanted = and(inArray(jobs.id, ids), eq(jobs.status, from));
  const found = await app.db.select({ id: jobs.id }).from(jobs).where(wanted);
  if (found.length === 0) return { count: 0 };
  const event = to === "archived" ? "archived" : "restored";
  const moved = {
    status: to === "archived" ? to : stillOpen,
    version: sql`version + 1`,
    updatedAt: app.now().toISOString(),
  };
  await app.write([
    must(app.db.update(jobs).set(moved).where(wanted)),
    ...found.map(({ id }) => historyWrites(app, { jobId: id, event })),
    audit.entry(app, {
      action: `job.${event}`,
      entityType: "job",
      details: { count: found.length },
    }),
  ]);
  return { count: found.length };
}

/** A job whose ads all went away while it was put away comes back as gone. */
const stillOpen = sql<"open" | "gone">`iif(
  exists (select 1 from postings where job_id = jobs.id and gone_at is null), 'open', 'gone')`;

/** Undoes a merge: the posting becomes a job of its own and is never joined with this one again. */
export async function separate(app: App, id: string, postingId: string): Promise<JobRecord> {
  const memory = await loadKnownJob(app, id);
  const mates = memory.byJob.get(id) ?? [];
  const posting = mates.find((it) => it.id === postingId) ?? notFound("posting");
  if (mates.length < 2) {
    throw new Failure(
      "conflict",
      "This is the job's only posting, so there is nothing to split off.",
    );
  }

  const own = { ...posting, jobId: Bun.randomUUIDv7(), mergedBecause: "separated by hand" };
  const sourceType = memory.jobs.get(id)?.sourceType ?? "scraped";
  memory.byJob.set(
    id,
    mates.filter((it) => it !== posting),
  );
  memory.byJob.set(own.jobId, [own]);
  const draft = (jobId: string) => ({ jobId, sourceType, events: ["separated"], analyses: [] });
  await app.write([
    ...(await jobWrites(app, memory, draft(own.jobId))),
    must(
      app.db
        .update(postings)
        .set(own)
        .where(and(eq(postings.id, postingId), eq(postings.jobId, id))),
    ),
    ...(await jobWrites(app, memory, draft(id))),
    app.db
      .insert(separations)
      .values([
        { ...apart(app, posting), jobId: id },
        ...mates
          .filter((it) => it !== posting)
          .map((mate) => ({ ...apart(app, mate), jobId: own.jobId })),
      ]),
    audit.entry(app, { action: "job.separated", entityType: "job", entityId: id }),
  ]);
  return find(app, id);
}

const apart = (app: App, { source, externalId }: { source: string; externalId: string }) => ({
  source,
  externalId,
  at: app.now().toISOString(),
  by: actorIdOf(app),
});
