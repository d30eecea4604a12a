import { and, eq, inArray, isNull } from "drizzle-orm";
import { jobs, postings } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { withLease } from "@/src/workers/runs";
import { inSlices, nextSlice, pause } from "@/src/workers/time-slices";
import { type AdRow, jobColumns, postingColumns, readAd } from "./ad-reading";
import { type Counted, countedOf, putAd, putEmployer } from "./aggregate";
import { growLeads } from "./leads/lead-growing";
import { contactWrites } from "./leads/lead-settling";
import { clientKeys } from "./ports";
import { employerAds, employerQueue, employers } from "./schema";

export const refreshName = "employers";
/** As many as one slice of work lands; an employer comes with all of its ads. */
const batches = { ad: 40, employer: 12 };

type Kind = "ad" | "employer";
type Queued = { seq: number; id: string };
type Writes = (Write | Guarded)[];

/**
 * Recalculates what has changed: ads first, then their employers. Idempotent, and the rest of the queue survives a killed
 * process. Answers how many ads and employers were read.
 */
export async function refresh(app: App): Promise<{ ads: number; employers: number }> {
  const done = { ads: 0, employers: 0 };
  const [waiting] = await app.db.select({ seq: employerQueue.seq }).from(employerQueue).limit(1);
  if (!waiting) return done;
  await withLease(app, { name: refreshName }, async ({ lease }) => {
    done.ads = await drain(app, { lease, kind: "ad", writesFor: adWrites });
    done.employers = await drain(app, { lease, kind: "employer", writesFor: employerWrites });
  });
  return done;
}

/** A queue that is emptied under a lease, and what each batch of it writes. */
type Drain = { lease: Lease; kind: Kind; writesFor: (app: App, ids: string[]) => Promise<Writes> };

async function drain(app: App, { lease, kind, writesFor }: Drain): Promise<number> {
  for (let done = 0; ;) {
    const queued = await next(app, kind);
    if (queued.length === 0) return done;
    const writes = await writesFor(
      app,
      queued.map(({ id }) => id),
    );
    await nextSlice();
    await app.write([mustHoldLease(app, lease), ...writes, dequeue(app, queued)]);
    done += queued.length;
    await pause();
  }
}

/** Unordered on purpose: an order would sort the whole queue for every batch. */
const next = (app: App, kind: Kind): Promise<Queued[]> =>
  app.db
    .select({ seq: employerQueue.seq, id: employerQueue.id })
    .from(employerQueue)
    .where(eq(employerQueue.kind, kind))
    .limit(batches[kind]);

/** Deletes by queue number: a row queued again meanwhile has a new number and stays. */
const dequeue = (app: App, queued: Queued[]): Write =>
  app.db.delete(employerQueue).where(
    inArray(
      employerQueue.seq,
      queued.map(({ seq }) => seq),
    ),
  );

async function adWrites(app: App, ids: string[]): Promise<Writes> {
  const [found, ads, known] = await Promise.all([
    app.db.select(jobColumns).from(jobs).where(inArray(jobs.id, ids)),
    app.db.select(postingColumns).from(postings).where(inArray(postings.jobId, ids)),
    app.db
      .select({ jobId: employerAds.jobId, key: employerAds.key })
      .from(employerAds)
      .where(inArray(employerAds.jobId, ids)),
  ]);
  const byJob = Map.groupBy(ads, ({ jobId }) => jobId);
  const rows: AdRow[] = [];
  await inSlices(found, (job) => {
    const row = readAd(job, byJob.get(job.id) ?? []);
    if (row) rows.push(row);
  });
  const kept = new Set(rows.map(({ jobId }) => jobId));
  const left = known.flatMap(({ jobId }) => (kept.has(jobId) ? [] : jobId));
  const keys = new Set([...known, ...rows].map(({ key }) => key));
  return [
    ...rows.map((row) => putAd(app.db, row)),
    app.db.delete(employerAds).where(inArray(employerAds.jobId, left)),
    ...[...keys].flatMap((key) => requeue(app, key)),
  ];
}

/** Once in the queue, however many of its ads changed. */
const requeue = (app: App, id: string): Write[] => [
  app.db.insert(employerQueue).values({ kind: "employer", id }).onConflictDoNothing(),
];

async function employerWrites(app: App, keys: string[]): Promise<Writes> {
  const ads = await app.db.select().from(employerAds).where(inArray(employerAds.key, keys));
  const byKey = Map.groupBy(ads, ({ key }) => key);
  const counted: Counted[] = [];
  await inSlices(byKey, ([key, some]) => counted.push(countedOf(key, some)));
  const empty = keys.filter((key) => !byKey.has(key));
  const isClient = new Set(await clientKeys(app, keys));
  const strangers = counted.filter(({ key }) => !isClient.has(key));
  return [
    ...counted.map((row) => putEmployer(app.db, row)),
    ...(await contactWrites(app, keys, isClient)),
    deleteEmployers(app, empty),
    emptied(app, empty),
    ...(await growLeads(app, strangers, byKey)),
  ];
}

/** An employer without ads is kept only for what a person said of it. */
const deleteEmployers = (app: App, keys: string[]): Write =>
  app.db
    .delete(employers)
    .where(and(inArray(employers.key, keys), isNull(employers.own), eq(employers.contact, "none")));

const emptied = (app: App, keys: string[]): Write =>
  app.db
    .update(employers)
    .set({ openAds: 0, allAds: 0, oldestAt: null, reposts: 0, payScore: null, payAds: 0 })
    .where(inArray(employers.key, keys));
