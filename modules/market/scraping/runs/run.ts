import { availableParallelism } from "node:os";
import { and, asc, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Lease } from "@/src/database/leases";
import type { Run } from "@/src/workers/runs";
import { createWorkerPool, workerAt } from "@/src/workers/worker-pool";
import { RunCancelled } from "../events";
import { finish } from "./finish-run";
import { createWriteQueue } from "./write-queue";
import type { Finding, Question } from "../pages/reader-worker";
import type { Crawl } from "../model";
import { type PageReaders, type PageResult, readTask } from "../pages/read-page";
import { scrapeRuns, scrapeTasks } from "../schema";
import PQueue from "p-queue";
import type { Task } from "@/modules/market/sources/model";
import { sources } from "@/modules/market/sources";
import { refusals, type SourceId } from "@/modules/market/sources/rules";

/** Concurrent pages per source; the fetcher limits the pace of each host by itself. */
const concurrency = { live: 2, replay: 10 };
/** Backpressure: with so many pages waiting to be saved a source reads no further. */
const maxPendingSaves = 40;

type Means = {
  readers: PageReaders;
  stop: AbortController;
  land: (result: PageResult) => Promise<Task[]>;
};

/** A source being read: its task queue, and the saves in progress. */
type Reading = {
  means: Means;
  queue: PQueue;
  pendingSaves: Set<Promise<void>>;
  isOpen: boolean;
  broken: unknown;
};

type Part = { source: SourceId; first: Task[]; means: Means };

/** Reads one source to its end: its first pages and whatever those lead to. */
async function readSource(app: App, { source, first, means }: Part): Promise<void> {
  const queue = new PQueue({ concurrency: concurrencyOf(app, source) });
  const pendingSaves = new Set<Promise<void>>();
  const reading: Reading = { means, queue, pendingSaves, isOpen: true, broken: undefined };
  enqueue(app, reading, first);
  await queue.onIdle();
  while (pendingSaves.size > 0) {
    await Promise.all(pendingSaves);
    await queue.onIdle();
  }
  if (reading.broken) throw reading.broken;
  if (means.stop.signal.aborted)
    throw new Failure("conflict", `${sources[source].name} was interrupted.`);
}

const enqueue = (app: App, reading: Reading, tasks: Task[]) =>
  tasks.forEach((task) => void reading.queue.add(() => read(app, reading, task)));

async function read(app: App, reading: Reading, task: Task): Promise<void> {
  const { pendingSaves, means } = reading;
  const { signal } = means.stop;
  if (signal.aborted) return;
  const result = await readTask(app, { readers: means.readers, task, signal });
  if (signal.aborted) return;
  if (isRefusal(result)) closeSource(reading);
  const landing = saveResult(app, reading, result).finally(() => pendingSaves.delete(landing));
  pendingSaves.add(landing);
  // While a page is written the next ones are read already, but never more than a few writes ahead.
  while (pendingSaves.size >= maxPendingSaves) await Promise.race(pendingSaves);
}

async function saveResult(app: App, reading: Reading, result: PageResult): Promise<void> {
  try {
    const next = await reading.means.land(result);
    if (reading.isOpen) enqueue(app, reading, next);
  } catch (error) {
    reading.broken ??= error;
    closeSource(reading);
    reading.means.stop.abort();
  }
}

function closeSource(reading: Reading): void {
  reading.isOpen = false;
  reading.queue.clear();
}

/** Stops a source for this run after a refusal; recorded pages are judged one by one. */
const isRefusal = ({ verdict, state, task }: PageResult) =>
  !task.context["isRecorded"] &&
  state === "blocked" &&
  (verdict === "refused" || refusals.includes(verdict));

const concurrencyOf = (app: App, source: SourceId) =>
  app.transport.kind === "replay"
    ? concurrency.replay
    : Math.max(concurrency.live, sources[source].policy.concurrency);

/** One reader per core beside the one that answers people; each holds the whole taxonomy, so two are enough. */
const readersAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** From this size the memory is transferred to the reader, because a copy would delay other requests. */
const largePage = 512 * 1024;

function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && byteLength > largePage ? [buffer] : [];
}

/** Does what is left of a run: from its first page, or from where a killed process left it. */
export async function crawl(app: App, { id, lease, stop }: Run): Promise<void> {
  const run = await activeRun(app, id);
  const readers = createWorkerPool<Question, Finding>({
    start: () => workerAt("modules/market/scraping/pages/reader-worker.ts"),
    size: readersAtOnce,
    memoryOf: ({ answer }) => ownMemory(answer.content),
  });
  const leave = app.subscribe(RunCancelled, ({ data }) => {
    if (data.id === id) stop.abort();
  });

  try {
    // Whoever asked something while the run was planned is answered first.
    await Bun.sleep(0);
    await readAll(app, { lease, run, readers, stop });
    await finish(app, lease, run);
  } catch (error) {
    // Cancelled, or taken over by another process: both have written their own end of the story.
    if (!(error instanceof Failure && error.kind === "conflict")) throw error;
  } finally {
    leave();
    stop.abort();
    readers.close();
  }
}

async function activeRun(app: App, runId: string): Promise<Crawl> {
  const [run] = await app.db
    .select({ id: scrapeRuns.id, request: scrapeRuns.request })
    .from(scrapeRuns)
    .where(and(eq(scrapeRuns.id, runId), eq(scrapeRuns.state, "active")));
  if (!run) throw new Failure("conflict", "This run has ended.");
  return run;
}

/** A run under its lease, what reads its pages, and how it is stopped. */
type OpenRun = { lease: Lease; run: Crawl; readers: PageReaders; stop: AbortController };

async function readAll(app: App, { lease, run, readers, stop }: OpenRun): Promise<void> {
  const known = await tasksOf(app, run.id);
  const pending = known.flatMap(({ state, task }) => (state === "pending" ? task : []));
  const pier = createWriteQueue(app, { lease, run, asked: new Set(known.map(({ key }) => key)) });
  const bySource = Map.groupBy(pending, ({ source }) => source);
  // One source that fails never costs another its results: each has its own queue and its own end.
  const ends = [...bySource].map(([source, tasks]) =>
    readSource(app, { source, first: tasks, means: { readers, stop, land: pier.land } }),
  );
  const failed = (await Promise.allSettled(ends)).find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

const tasksOf = (app: App, runId: string) =>
  app.db
    .select({ key: scrapeTasks.key, state: scrapeTasks.state, task: scrapeTasks.task })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId))
    .orderBy(asc(scrapeTasks.seq));
