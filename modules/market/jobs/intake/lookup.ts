import { and, eq, inArray, like, ne, or } from "drizzle-orm";
import type { Ad } from "@/modules/market/sources/model";
import type { App } from "@/src/app";
import { type Arrival, keysOf } from "./incoming-ad";
import type { JobRow, PostingRow } from "./composition";
import { jobs, postingKeys, postings, separations } from "../schema";

/** Everything stored that arriving ads may concern: loaded in one go, and updated while they are taken in. */
export type KnownAds = {
  byAd: Map<string, PostingRow>;
  byKey: Map<string, PostingRow[]>;
  byJob: Map<string, PostingRow[]>;
  jobs: Map<string, JobRow>;
  separated: Set<string>;
  remember(posting: PostingRow): void;
};

export const adKey = ({ source, externalId }: { source: string; externalId: string }) =>
  `${source} ${externalId}`;

export async function loadKnownAds(app: App, arrivals: Arrival[]): Promise<KnownAds> {
  const known = await postingsOf(app, arrivals);
  const byAd = new Map(known.map((posting) => [adKey(posting), posting]));
  const similar = await postingsByKey(
    app,
    arrivals.filter(({ ad }) => mayBeAnother(byAd.get(adKey(ad)), ad)),
  );
  const jobIds = [...new Set([...known, ...similar].map(({ jobId }) => jobId))];
  const siblings = await inChunks(jobIds, (ids) =>
    app.db.select().from(postings).where(inArray(postings.jobId, ids)),
  );

  const memory: KnownAds = {
    byAd,
    byKey: new Map(),
    byJob: Map.groupBy(siblings, ({ jobId }) => jobId),
    jobs: await jobsOf(app, jobIds),
    separated: await separationsOf(app, [...arrivals.map(({ ad }) => ad), ...siblings]),
    remember(posting) {
      byAd.set(adKey(posting), posting);
      const others = memory.byJob.get(posting.jobId)?.filter(({ id }) => id !== posting.id) ?? [];
      memory.byJob.set(posting.jobId, [...others, posting]);
      for (const key of keysOf(posting)) push(memory.byKey, key, posting);
    },
  };
  for (const posting of siblings)
    for (const key of keysOf(posting)) push(memory.byKey, key, posting);
  return memory;
}

/** Whether an ad may turn out to be a known vacancy: a new ad, and one whose text is read for the first time. */
export const mayBeAnother = (known: PostingRow | undefined, ad: Ad): boolean =>
  !known || (known.text === null && ad.text !== null);

const push = (map: Map<string, PostingRow[]>, key: string, posting: PostingRow) =>
  void map.set(key, [...(map.get(key) ?? []).filter(({ id }) => id !== posting.id), posting]);

async function postingsOf(app: App, arrivals: Arrival[]): Promise<PostingRow[]> {
  const bySource = Map.groupBy(arrivals, ({ ad }) => ad.source);
  const found = await Promise.all(
    [...bySource].map(([source, some]) =>
      inChunks(
        some.map(({ ad }) => ad.externalId),
        (ids) =>
          app.db
            .select()
            .from(postings)
            .where(and(eq(postings.source, source), inArray(postings.externalId, ids))),
      ),
    ),
  );
  return found.flat();
}

async function postingsByKey(app: App, arrivals: Arrival[]): Promise<PostingRow[]> {
  const bySource = Map.groupBy(arrivals, ({ ad }) => ad.source);
  const found = await Promise.all(
    [...bySource].map(([source, some]) => {
      const keys = new Set(some.flatMap(({ ad }) => keysOf(ad)));
      return inChunks([...keys], (chunk) => postingsKeyed(app, source, chunk));
    }),
  );
  return found.flat();
}

/** Within one source only ads at the same address: its other ads are other vacancies, and may be very many. */
async function postingsKeyed(app: App, source: Ad["source"], keys: string[]) {
  const rows = await app.db
    .select({ posting: postings })
    .from(postingKeys)
    .innerJoin(postings, eq(postings.id, postingKeys.postingId))
    .where(
      and(
        inArray(postingKeys.key, keys),
        or(like(postingKeys.key, "@%"), ne(postings.source, source)),
      ),
    );
  return rows.map(({ posting }) => posting);
}

async function jobsOf(app: App, ids: string[]): Promise<Map<string, JobRow>> {
  const rows = await inChunks(ids, (some) =>
    app.db.select().from(jobs).where(inArray(jobs.id, some)),
  );
  return new Map(rows.map((job) => [job.id, job]));
}

async function separationsOf(app: App, ads: { externalId: string }[]): Promise<Set<string>> {
  const rows = await inChunks([...new Set(ads.map(({ externalId }) => externalId))], (ids) =>
    app.db.select().from(separations).where(inArray(separations.externalId, ids)),
  );
  return new Set(rows.map((row) => `${adKey(row)} ${row.jobId}`));
}

/** SQLite takes a limited number of parameters; a page of ads may bring more keys than that. */
async function inChunks<Item, Row>(items: Item[], read: (some: Item[]) => Promise<Row[]>) {
  const rows: Row[] = [];
  for (let at = 0; at < items.length; at += 500)
    rows.push(...(await read(items.slice(at, at + 500))));
  return rows;
}

/** All that is known of one job. */
export async function loadKnownJob(app: App, id: string): Promise<KnownAds> {
  const known = await app.db.select().from(postings).where(eq(postings.jobId, id));
  return {
    byAd: new Map(),
    byKey: new Map(),
    byJob: new Map([[id, known]]),
    jobs: await jobsOf(app, [id]),
    separated: new Set(),
    remember: () => {},
  };
}
