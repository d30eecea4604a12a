import { availableParallelism } from "node:os";
import { and, asc, eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type Lease, renew } from "@/src/leases";
import { createReaders, workerAt } from "@/src/worker-pool";
import { RunCancelled } from "./events";
import { finish } from "./finishing";
import { createPier } from "./pier";
import type { Finding, Question } from "./reader-worker";
import type { Crawl } from "./landing";
import type { PageReaders } from "./reading";
import { scrapeRuns, scrapeTasks } from "./schema";
import { readSource } from "./source-reading";

export const leaseMs = 5000;
/** One reader per core beside the one that answers people; each holds the whole taxonomy, so two are enough. */
const readersAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Copying a page of this many bytes is felt by those who ask meanwhile. */
const largePage = 512 * 1024;

function ownMemory({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn && byteLength > largePage ? [buffer] : [];
}

/** Does what is left of a run: from its first page, or from where a killed process left it. */
export async function crawl(
  app: App,
  lease: Lease,
  runId: string,
  stop: AbortController,
): Promise<void> {
  const run = await activeRun(app, runId);
  const readers = createReaders<Question, Finding>({
    start: () => workerAt("modules/market/scraping/reader-worker.ts"),
    size: readersAtOnce,
    memoryOf: ({ answer }) => ownMemory(answer.content),
  });
  const heart = setInterval(() => {
    renew(app, lease, leaseMs).catch(() => stop.abort());
  }, leaseMs / 4);
  const leave = app.subscribe(RunCancelled, ({ data }) => {
    if (data.id === runId) stop.abort();
  });

  try {
    // Whoever asked something while the run was planned is answered first.
    await Bun.sleep(0);
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

const tasksOf = (app: App, runId: string) =>
  app.db
    .select({ key: scrapeTasks.key, state: scrapeTasks.state, task: scrapeTasks.task })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId))
    .orderBy(asc(scrapeTasks.seq));
