import { inArray, sql } from "drizzle-orm";
import { analyse } from "@/modules/analysis";
import type { App } from "@/src/app";
import { blanks, type Guarded, repeated, statement, type Write } from "@/src/database";
import { type Arrival, firstPosting, keysOf, sameVacancy, seenAgain } from "./arrivals";
import type { PostingRow } from "./composition";
import { adKey, type Memory, recall } from "./memory";
import { type Draft, jobWrites } from "./recording";
import { postingKeys, postings } from "./schema";

export type Intake = {
  writes: (Write | Guarded)[];
  /** What each ad turned out to be, in the order of arrival. */
  fates: ("added" | "merged" | "changed" | "unchanged")[];
  /** How many different ads this run had not seen before. */
  firstSightings: number;
};

/**
 * Describes what has to be written for ads that were read: nothing is written here, so that a run can
 * land a page's ads together with the page itself, exactly once.
 */
export async function intake(app: App, arrivals: Arrival[]): Promise<Intake> {
  const memory = await recall(app, arrivals);
  const drafts = new Map<string, Draft>();
  const writes: (Write | Guarded)[] = [];
  const unchanged: string[] = [];
  let firstSightings = 0;

  const fates = arrivals.map((arrival) => {
    const known = memory.byAd.get(adKey(arrival.ad));
    if (known?.lastRunId !== arrival.runId) firstSightings += 1;
    if (!known) return welcome(app, memory, drafts, writes, arrival);
    const next = seenAgain(app, known, arrival);
    memory.learn(next);
    if (isSame(known, next)) {
      unchanged.push(known.id);
      return "unchanged" as const;
    }
    writes.push(rewritten(app, next), ...keyed(app, next));
    note(drafts, next, known.goneAt ? "relisted" : "changed", arrival);
    return "changed" as const;
  });

  const composed = [...drafts.values()].flatMap((draft) => jobWrites(app, memory, draft, analyse));
  const all = [...composed, ...writes, ...seen(app, unchanged, arrivals)];
  return { writes: all, fates, firstSightings };
}

function welcome(
  app: App,
  memory: Memory,
  drafts: Map<string, Draft>,
  writes: (Write | Guarded)[],
  arrival: Arrival,
) {
  const candidates = keysOf(arrival.ad)
    .flatMap((key) => memory.byKey.get(key) ?? [])
    .filter(({ jobId }) => !memory.separated.has(`${adKey(arrival.ad)} ${jobId}`));
  const same = sameVacancy(arrival.ad, candidates);
  const posting: PostingRow = {
    ...firstPosting(app, arrival),
    jobId: same?.jobId ?? Bun.randomUUIDv7(),
    mergedBecause: same?.because ?? "first",
  };
  memory.learn(posting);
  writes.push(insertPosting(app.db, posting), ...keyed(app, posting));
  note(drafts, posting, same ? "merged" : "created", arrival);
  return same ? ("merged" as const) : ("added" as const);
}

function note(drafts: Map<string, Draft>, posting: PostingRow, event: string, arrival: Arrival) {
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

const rewritten = (app: App, { id, jobId: _, ...row }: PostingRow) =>
  app.db
    .update(postings)
    .set(row)
    .where(inArray(postings.id, [id]));

const keyed = (app: App, posting: PostingRow): Write[] =>
  keysOf(posting).map((key) => insertKey(app.db, { key, postingId: posting.id }));

const insertPosting = repeated<PostingRow>((db) => db.insert(postings).values(blanks(postings)));
const insertKey = repeated<typeof postingKeys.$inferInsert>((db) =>
  db.insert(postingKeys).values(blanks(postingKeys)).onConflictDoNothing(),
);

/** Ads seen again change no job, but they do change what a run found: lists of it are to be read anew. */
export const seenAnew = () => statement(sql`update revisions set n = n + 1 where topic = 'jobs'`);

/** One statement for all ads that only showed that they are still there. */
function seen(app: App, ids: string[], [first]: Arrival[]): Write[] {
  if (ids.length === 0 || !first) return [];
  const { scope, runId } = first;
  return [
    seenAnew(),
    app.db
      .update(postings)
      .set({
        lastSeenAt: app.now().toISOString(),
        missed: 0,
        scope,
        lastRunId: runId ?? sql`last_run_id`,
      })
      .where(inArray(postings.id, ids)),
  ];
}
