import { asc, gt, lt, max, sql } from "drizzle-orm";
import { dayMs } from "../calendar";
import { placeholders, type Database, preparedWrite, type Write } from "../database";
import { readNearestCopy } from "../engines/rqlite/reading/stale-reads";
import { prepared } from "../database/prepared";
import { cachedUntilWrite } from "../engines/change-stamps";
import { createEmitter, type Event, type Subscribe } from "./events";
import { news } from "../schema";

const pollMs = 300;
/** News of another machine comes by no other way. */
export const clusterPollMs = 150;
const keptMs = dayMs;

type Sources = {
  db: Database;
  now: () => Date;
  stumbled: (error: unknown) => void;
  everyMs?: number;
};

/** The newspaper of all processes: written with the change itself, read by everyone who listens. */
export function openNews({ db, now, stumbled, everyMs = pollMs }: Sources) {
  const events = createEmitter(stumbled);
  const { begin, pump, seated: ready } = createReader(db, events.tell);
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Listening begins with the first listener; a command that only writes never polls. */
  const subscribe: Subscribe = (model, hear) => {
    begin();
    timer ??= setInterval(look, everyMs).unref();
    return events.subscribe(model, hear);
  };

  function look(): void {
    begin();
    void pump().catch(() => {});
  }

  const printed = (event: Event): Write => insert(db, { ...event, at: now().toISOString() });
  const old = (): Write => forget(db, { before: new Date(now().getTime() - keptMs).toISOString() });

  return { subscribe, seated: ready, pump, printed, old, stop: () => clearInterval(timer) };
}

/** Knows how far the newspaper was read, and reads on from there. */
function createReader(db: Database, tell: (event: Event) => void) {
  let position: Promise<number> | undefined;

  function begin(): void {
    if (position) return;
    position = latest(db);
    forgetFailed(position);
  }

  /** Reads on from where it stopped; calls wait for one another, so that everyone hears once, in order. */
  function pump(): Promise<void> {
    const before = position;
    if (!before) return Promise.resolve();
    const read = before.then((seq) => readOn(db, seq, tell));
    // Whoever could not read now reads on from the same place next time.
    position = read.catch(() => before);
    forgetFailed(position);
    return read.then(() => {});
  }

  /** Whoever leaves before the first look, or could not have it, begins anew the next time. */
  const forgetFailed = (begun: Promise<number>) =>
    void begun.catch(() => position === begun && (position = undefined));

  /** Once this is over, every listener hears what is printed from now on. */
  const seated = async () => void (await position);

  return { begin, pump, seated };
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

async function readOn(db: Database, seq: number, tell: (event: Event) => void): Promise<number> {
  // Read where pages are read: whoever hears of a change and looks finds it. As long as nobody writes nothing is asked.
  const issues = await readNearestCopy(() =>
    cachedUntilWrite(db, `news after ${seq}`, () => issuesAfter(db, { seq })),
  );
  for (const { type, data } of issues) tell({ type, data });
  return issues.at(-1)?.seq ?? seq;
}

const issuesAfter = prepared((db) =>
  db
    .select()
    .from(news)
    .where(gt(news.seq, sql.placeholder("seq")))
    .orderBy(asc(news.seq)),
);
