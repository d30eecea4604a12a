import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { type Arrival, firstPosting, keysOf, sameVacancy, seenAgain } from "./incoming-ad";
import type { PostingRow } from "./composition";
import { adKey, mayBeAnother, type KnownAds, loadKnownAds } from "./lookup";
import { type Comparable, isSameAddress } from "./merging";
import {
  insertPosting,
  keyWrites,
  deleteEmptiedJobs,
  updatePosting,
  touchPostings,
} from "./posting-writes";
import { type Draft, jobWrites } from "./job-writes";

export type Intake = {
  writes: (Write | Guarded)[];
  /** What each ad turned out to be, in the order of arrival. */
  outcomes: ("added" | "merged" | "changed" | "unchanged")[];
  /** How many different ads this run had not seen before. */
  firstSightings: number;
};

/** What is known of the arriving ads, and the changes collected so far. */
type PendingChanges = {
  memory: KnownAds;
  drafts: Map<string, Draft>;
  writes: (Write | Guarded)[];
  /** Postings of which nothing is new but that they were seen. */
  unchanged: string[];
  /** Jobs whose postings have all moved to another. */
  emptied: string[];
};

/**
 * Plans the writes for ads that were read. It writes nothing itself, so that a run can save a page and its ads in one
 * transaction, exactly once.
 */
export async function intake(app: App, arrivals: Arrival[]): Promise<Intake> {
  const memory = await loadKnownAds(app, arrivals);
  const harvest: PendingChanges = {
    memory,
    drafts: new Map(),
    writes: [],
    unchanged: [],
    emptied: [],
  };
  const { drafts, writes, unchanged, emptied } = harvest;
  let firstSightings = 0;
  const fates = arrivals.map((arrival) => {
    const known = memory.byAd.get(adKey(arrival.ad));
    if (known?.lastRunId !== arrival.runId) firstSightings += 1;
    return known
      ? updateKnownAd(app, harvest, { known, arrival })
      : addNewAd(app, harvest, arrival);
  });
  for (const jobId of emptied) drafts.delete(jobId);

  const composed = await Promise.all(
    [...drafts.values()].map((draft) => jobWrites(app, memory, draft)),
  );
  const all = [
    ...composed.flat(),
    ...writes,
    ...deleteEmptiedJobs(app, emptied),
    ...touchPostings(app, unchanged, arrivals),
  ];
  return { writes: all, outcomes: fates, firstSightings };
}

type Known = { known: PostingRow; arrival: Arrival };

/** A known ad: unchanged, changed, or now recognised as the vacancy of another ad. */
function updateKnownAd(app: App, harvest: PendingChanges, { known, arrival }: Known) {
  const { memory, writes, unchanged, emptied } = harvest;
  const next = seenAgain(app, known, arrival);
  memory.remember(next);
  if (isSame(known, next)) {
    unchanged.push(known.id);
    return "unchanged" as const;
  }
  const joined = mayBeAnother(known, arrival.ad) ? mergedInto(memory, next, arrival) : [];
  if (joined.length > 0) emptied.push(known.jobId);
  const changed = joined.length > 0 ? joined : [next];
  writes.push(
    ...changed.flatMap((posting) => [updatePosting(app, posting), ...keyWrites(app, posting)]),
  );
  const event = joined.length > 0 ? "merged" : known.goneAt ? "relisted" : "changed";
  const posting = changed.find(({ id }) => id === next.id) ?? next;
  addToDraft(harvest.drafts, { posting, event, arrival });
  return "changed" as const;
}

function addNewAd(app: App, { memory, drafts, writes }: PendingChanges, arrival: Arrival) {
  const same = sameVacancy(arrival.ad, candidatesFor(memory, arrival));
  const posting: PostingRow = {
    ...firstPosting(app, arrival),
    jobId: same?.jobId ?? Bun.randomUUIDv7(),
    mergedBecause: same?.because ?? "first",
  };
  memory.remember(posting);
  writes.push(insertPosting(app.db, posting), ...keyWrites(app, posting));
  addToDraft(drafts, { posting, event: same ? "merged" : "created", arrival });
  return same ? ("merged" as const) : ("added" as const);
}

/**
 * Postings an ad may be merged with: none that a person separated it from, and no job for which its own board has another ad.
 */
const candidatesFor = (memory: KnownAds, { ad }: Arrival): PostingRow[] =>
  keysOf(ad)
    .flatMap((key) => memory.byKey.get(key) ?? [])
    .filter(({ jobId }) => !memory.separated.has(`${adKey(ad)} ${jobId}`))
    .filter((it) => isSameAddress(ad, it) || !hasOther(memory.byJob.get(it.jobId) ?? [], ad));

const hasOther = (mates: PostingRow[], { source, externalId }: Comparable) =>
  mates.some((it) => it.source === source && it.externalId !== externalId);

/**
 * Second chance to merge: a result card tells too little, so an ad is matched again when its text is read. Its whole job
 * moves, because a merge never splits one, and only if nothing in it was separated from the target.
 */
function mergedInto(memory: KnownAds, next: PostingRow, arrival: Arrival): PostingRow[] {
  const mates = memory.byJob.get(next.jobId) ?? [];
  if (memory.jobs.get(next.jobId)?.status !== "open") return [];
  const others = candidatesFor(memory, arrival).filter(
    ({ jobId }) => jobId !== next.jobId && mates.every((mate) => mayJoin(memory, mate, jobId)),
  );
  const same = sameVacancy(arrival.ad, others);
  if (!same) return [];
  memory.byJob.set(next.jobId, []);
  return mates.map((mate) => {
    const isBegun = mate.mergedBecause === "first" || mate.id === next.id;
    const mergedBecause = isBegun ? same.because : mate.mergedBecause;
    const joined = { ...mate, jobId: same.jobId, mergedBecause };
    memory.remember(joined);
    return joined;
  });
}

const mayJoin = (memory: KnownAds, mate: PostingRow, jobId: string): boolean =>
  !memory.separated.has(`${adKey(mate)} ${jobId}`) &&
  !hasOther(memory.byJob.get(jobId) ?? [], mate);

type Happened = { posting: PostingRow; event: string; arrival: Arrival };

function addToDraft(drafts: Map<string, Draft>, { posting, event, arrival }: Happened) {
  const { sourceType } = arrival;
  const draft = drafts.get(posting.jobId) ?? {
    jobId: posting.jobId,
    sourceType,
    events: [],
    analyses: [],
  };
  draft.events.push(event);
  if (arrival.analysis) draft.analyses.push({ postingId: posting.id, analysis: arrival.analysis });
  drafts.set(posting.jobId, draft);
}

/** Everything but when and by which run it was seen. */
const isSame = (a: PostingRow, b: PostingRow) => contentHash(a) === contentHash(b);
const contentHash = ({
  lastSeenAt: _,
  lastRunId: __,
  missed: ___,
  scope: ____,
  ...rest
}: PostingRow) => Bun.hash(JSON.stringify(rest));
