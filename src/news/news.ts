import { asc, gt, lt, max, sql } from "drizzle-orm";
import { dayMs } from "../calendar";
import { placeholders, type Database, preparedWrite, type Write } from "../database";
import { readNearestCopy } from "../engines/rqlite/reading/stale-reads";
import { prepared } from "../database/prepared";
import { cachedUntilWrite } from "../engines/change-stamps";
import { createEmitter, type Event, type Subscribe } from "./events";
import { news } from "../schema";

const pollMs = 300;
/** Shorter on a cluster, where polling is the only way to hear of writes of another machine. */
export const clusterPollMs = 150;
const keptMs = dayMs;

type Sources = {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  everyMs?: number;
};

/**
 * Events for all processes on one database: rows of the table `news`, written in the transaction of the change they are
 * about; each process polls the table and emits what is new to its own listeners.
 */
export function openNews({ db, now, onError, everyMs = pollMs }: Sources) {
  const events = createEmitter(onError);
  const { begin, poll, ready } = createReader(db, events.emit);
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Polling begins with the first listener; a command that only writes never polls. */
  const subscribe: Subscribe = (model, listener) => {
    begin();
    timer ??= setInterval(look, everyMs).unref();
    return events.subscribe(model, listener);
  };

  function look(): void {
    begin();
    void poll().catch(() => {});
  }

  const insertWrite = (event: Event): Write => insert(db, { ...event, at: now().toISOString() });
  const deleteOldWrite = (): Write =>
    forget(db, { before: new Date(now().getTime() - keptMs).toISOString() });

  const stop = () => clearInterval(timer);
  return { subscribe, ready, poll, insertWrite, deleteOldWrite, stop };
}

/** Keeps the `seq` of the last event that was read, and reads on from there. */
function createReader(db: Database, emit: (event: Event) => void) {
  let position: Promise<number> | undefined;

  function begin(): void {
    if (position) return;
    position = latest(db);
    forgetFailed(position);
  }

  /** Emits what is new; calls wait for one another, so that each event is emitted once, in order. */
  function poll(): Promise<void> {
    const before = position;
    if (!before) return Promise.resolve();
    const read = before.then((seq) => readOn(db, seq, emit));
    // After an error the next poll reads on from the same place.
    position = read.catch(() => before);
    forgetFailed(position);
    return read.then(() => {});
  }

  /** Where not even the first read succeeded, the next call begins anew. */
  const forgetFailed = (begun: Promise<number>) =>
    void begun.catch(() => position === begun && (position = undefined));

  /** Resolves once the position is known: listeners get every event that is written after this. */
  const ready = async () => void (await position);

  return { begin, poll, ready };
}

const insert = preparedWrite<Omit<typeof news.$inferInsert, "seq">>((db) =>
  db.insert(news).values({ ...placeholders(news), seq: undefined }),
);
const forget = preparedWrite<{ before: string }>((db) =>
  db.delete(news).where(lt(news.at, sql.placeholder("before"))),
);

async function latest(db: Database): Promise<number> {
  const [row] = await db.select({ seq: max(news.seq) }).from(news);
  return row?.seq ?? 0;
}

async function readOn(db: Database, seq: number, emit: (event: Event) => void): Promise<number> {
  // From the copy that pages are read from, so that whoever hears of a change also finds it there. As long as nothing was
  // written, this is answered from the cache.
  const rows = await readNearestCopy(() =>
    cachedUntilWrite(db, `news after ${seq}`, () => newsAfter(db, { seq })),
  );
  for (const { type, data } of rows) emit({ type, data });
  return rows.at(-1)?.seq ?? seq;
}

const newsAfter = prepared((db) =>
  db
    .select()
    .from(news)
    .where(gt(news.seq, sql.placeholder("seq")))
    .orderBy(asc(news.seq)),
);
