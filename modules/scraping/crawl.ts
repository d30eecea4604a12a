import { availableParallelism } from "node:os";
import { and, asc, eq } from "drizzle-orm";
import PQueue from "p-queue";
import type { Task } from "@/modules/sources/model";
import { sources } from "@/modules/sources";
import { refusals, type SourceId } from "@/modules/sources/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type Lease, renew } from "@/src/leases";
import { createReaders, workerAt } from "@/src/worker-pool";
import { RunCancelled } from "./events";
import { finish } from "./finishing";
import { createPier } from "./pier";
import type { Finding, Question } from "./reader-worker";
import { type PageReaders, type PageResult, readTask } from "./reading";
import type { Crawl } from "./landing";
import { scrapeRuns, scrapeTasks } from "./schema";

export const leaseMs = 5000;
/** How many pages of one source are under way at once; the fetcher keeps each host's own pace. */
const width = { live: 2, replay: 8 };
/** One reader per core beside the one that answers people; each holds the whole taxonomy, so two are enough. */
const readersAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Pages that were read and wait to be written; beyond them a source reads no further. */
const mostLanding = 40;

/** Does what is left of a run: from its first page, or from where a killed process left it. */
export async function crawl(app: App, lease: Lease, runId: string): Promise<void> {
  const stop = new AbortController();
  const run = await activeRun(app, runId);
  const readers = createReaders<Question, Finding>({
    start: () => workerAt("modules/scraping/reader-worker.ts"),
    size: readersAtOnce,
  });
  const heart = setInterval(() => {
    renew(app, lease, leaseMs).catch(() => stop.abort());
  }, leaseMs / 4);
  const leave = app.subscribe(RunCancelled, ({ data }) => {
    if (data.id === runId) stop.abort();
  });

  try {
    await readAll(app, lease, run, readers, stop);
    await finish(app, lease, run);
  } catch (error) {
    // Cancelled, or taken over by another process: both have written their own end of the story.
    if (!(error instanceof Failure && error.kind === "conflict")) throw error;
  } finally {
    leave();
    clearInterval(heart);
    stop.abort();
    readers.close();
  }
}

async function activeRun(app: App, runId: string): Promise<Crawl> {
  const [run] = await app.db
    .select({ id: scrapeRuns.id, request: scrapeRuns.request })
    .from(scrapeRuns)
    .where(and(eq(scrapeRuns.id, runId), eq(scrapeRuns.state, "active")));
  if (!run) throw new Failure("conflict", "This run is over.");
  return run;
}

async function readAll(
  app: App,
  lease: Lease,
  run: Crawl,
  readers: PageReaders,
  stop: AbortController,
): Promise<void> {
  const known = await tasksOf(app, run.id);
  const pending = known.flatMap(({ state, task }) => (state === "pending" ? task : []));
  const pier = createPier(app, lease, run, new Set(known.map(({ key }) => key)));
  const bySource = Map.groupBy(pending, ({ source }) => source);
  // One source that fails never costs another its results: each has its own queue and its own end.
  const ends = [...bySource].map(([source, tasks]) =>
    readSource(app, source, tasks, { readers, stop, land: pier.land }),
  );
  const failed = (await Promise.allSettled(ends)).find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
}

type Means = {
  readers: PageReaders;
  stop: AbortController;
  land: (result: PageResult) => Promise<Task[]>;
};

async function readSource(app: App, source: SourceId, first: Task[], means: Means): Promise<void> {
  const { readers, stop, land } = means;
  const queue = new PQueue({ concurrency: widthOf(app, source) });
  const landings = new Set<Promise<void>>();
  let isOpen = true;
  let broken: unknown;

  const read = async (task: Task): Promise<void> => {
    if (stop.signal.aborted) return;
    const result = await readTask(app, readers, task, stop.signal);
    if (stop.signal.aborted) return;
    if (isShut(result)) shut();
    const landing = bring(result).finally(() => landings.delete(landing));
    landings.add(landing);
    // While a page is written the next ones are read already, but never more than a few writes ahead.
    while (landings.size >= mostLanding) await Promise.race(landings);
  };
  const bring = async (result: PageResult): Promise<void> => {
    try {
      const next = await land(result);
      if (isOpen) enqueue(next);
    } catch (error) {
      broken ??= error;
      shut();
      stop.abort();
    }
  };
  const enqueue = (tasks: Task[]) => tasks.forEach((task) => void queue.add(() => read(task)));
  const shut = () => {
    isOpen = false;
    queue.clear();
  };

  enqueue(first);
  await queue.onIdle();
  while (landings.size > 0) {
    await Promise.all(landings);
    await queue.onIdle();
  }
  if (broken) throw broken;
  if (stop.signal.aborted)
    throw new Failure("conflict", `${sources[source].name} was interrupted.`);
}

/** A source that refused once is not asked again in this run; recorded pages are judged one by one. */
const isShut = ({ verdict, state, task }: PageResult) =>
  !task.context["isRecorded"] &&
  state === "blocked" &&
  (verdict === "refused" || refusals.includes(verdict));

const widthOf = (app: App, source: SourceId) =>
  app.transport.kind === "replay"
    ? width.replay
    : Math.max(width.live, sources[source].policy.concurrency);

const tasksOf = (app: App, runId: string) =>
  app.db
    .select({ key: scrapeTasks.key, state: scrapeTasks.state, task: scrapeTasks.task })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId))
    .orderBy(asc(scrapeTasks.seq));
