import { and, eq, sql } from "drizzle-orm";
import { historyWrites } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { publicationsChanged } from "./events";
import type { NewPublication, Publication, PublicationChanges } from "./model";
import { slugOf, stateOf } from "./rules";
import { publications } from "./schema";
import { bySlug, columnsOf, type PublicationRow, rowOf } from "./service";

/** How the timeline of a job calls what is done with its page, beside what happens to its ads. */
const events = {
  published: "published",
  edited: "publication-edited",
  withdrawn: "publication-withdrawn",
} as const;
type Verb = keyof typeof events;
type Changes = Record<string, [string | null, string | null]>;

type TimelineLine = { jobId: string; verb: Verb; changes?: Changes | undefined };

const cachedPage = (app: App, { jobId, verb, changes }: TimelineLine): Write =>
  historyWrites(app, { jobId, event: events[verb], changes });

type Told = Pick<
  PublicationRow,
  "title" | "company" | "city" | "salaryFromCents" | "salaryToCents"
>;

/** What the public reads otherwise from now on, by the names that fields of a job have. */
function differing(before: Told, after: Told): Changes {
  const [was, is] = [told(before), told(after)];
  const changes = Object.entries(is).map(([field, value]): [string, Changes[string]] => [
    field,
    [was[field] ?? null, value],
  ]);
  return Object.fromEntries(changes.filter(([, [before, after]]) => before !== after));
}

const told = (row: Told): Record<string, string | null> => ({
  title: row.title,
  company: row.company,
  location: row.city,
  salary: `€${row.salaryFromCents / 100} – €${row.salaryToCents / 100}`,
});

/** Puts a job before the public, for the first time or anew at the same address. */
export async function publish(
  app: App,
  jobId: string,
  input: NewPublication,
): Promise<Publication> {
  const job = await jobOf(app, jobId);
  refuseOver(app, input);
  const before = await rowOf(app, jobId);
  if (before && stateOf(before, app.now()) === "open") {
    throw new Failure("conflict", "This job is already published.");
  }
  const at = app.now().toISOString();
  const said = { ...columnsOf(input), publishedAt: at, withdrawnAt: null, updatedAt: at };
  const slug = before?.slug ?? slugOf(input.title, input.city, String(job.seq));
  const write = before
    ? changed(app, before, said)
    : app.db.insert(publications).values({
        ...said,
        id: Bun.randomUUIDv7(),
        seq: sql<number>`(select coalesce(max(seq), 0) + 1 from publications)`,
        slug,
        jobId,
        createdAt: at,
      });
  return land(app, { jobId, slug }, { verb: "published", write });
}

export async function edit(
  app: App,
  jobId: string,
  { version, ...input }: PublicationChanges,
): Promise<Publication> {
  const before = (await rowOf(app, jobId)) ?? notFound("publication");
  if (before.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  refuseOver(app, input);
  const said = { ...columnsOf(input), updatedAt: app.now().toISOString() };
  const changes = differing(before, said);
  return land(app, before, { verb: "edited", write: changed(app, before, said), changes });
}

/** Takes a job back from the public; its address then says that it is over. */
export async function withdraw(app: App, jobId: string): Promise<Publication> {
  const before = (await rowOf(app, jobId)) ?? notFound("publication");
  if (before.withdrawnAt) {
    throw new Failure("conflict", "This job is already unpublished.");
  }
  const at = app.now().toISOString();
  const write = changed(app, before, { withdrawnAt: at, updatedAt: at });
  return land(app, before, { verb: "withdrawn", write });
}

/** Exactly the row that was read before. */
const changed = (
  app: App,
  { id, version }: PublicationRow,
  set: Partial<PublicationRow>,
): Guarded =>
  must(
    app.db
      .update(publications)
      .set({ ...set, version: version + 1 })
      .where(and(eq(publications.id, id), eq(publications.version, version))),
  );

type Address = { jobId: string; slug: string };

type PublicationChange = { verb: Verb; write: Write | Guarded; changes?: Changes | undefined };

async function land(
  app: App,
  { jobId, slug }: Address,
  { verb, write, changes }: PublicationChange,
) {
  await app.write(
    [
      write,
      cachedPage(app, { jobId, verb, changes }),
      audit.entry(app, {
        action: `job.${verb}`,
        entityType: "job",
        entityId: jobId,
        details: { slug },
      }),
    ],
    publicationsChanged([jobId]),
  );
  return bySlug(app, slug);
}

async function jobOf(app: App, jobId: string) {
  const [job] = await app.db
    .select({ seq: jobs.seq, status: jobs.status })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (!job) return notFound("job");
  if (job.status !== "archived") return job;
  throw new Failure("conflict", "This job is archived. Restore it before you publish it.");
}

function refuseOver(app: App, input: NewPublication): void {
  const { closesAt } = columnsOf(input);
  if (!closesAt || closesAt > app.now().toISOString()) return;
  throw invalid([{ path: ["closesOn"], message: "This date is in the past." }]);
}
