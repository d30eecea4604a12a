import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { revisionsOf } from "@/src/http/etag";
import { withLease } from "@/src/workers/runs";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { backOff, chosen, providers, troubleOf } from "./connecting";
import type { AiRun } from "./model";
import type * as models from "./providers";
import { waiting, type WaitingJob } from "./queue";
import { type JobToRead, type Reader, readerFor, readJob, readWrites } from "./reading";
import { batchSize } from "./rules";

type Way = { limit?: number; signal?: AbortSignal | undefined };

/** Lets the chosen model read the jobs that wait, a batch at a time; one process at a time. */
export async function run(app: App, { limit = batchSize, signal }: Way = {}): Promise<AiRun> {
  const provider = await chosen(app);
  if (!provider) return ended("off");
  const trouble = await troubleOf(app, provider.id);
  if (trouble && trouble.waitUntil > app.now().toISOString()) {
    return { ...ended("waiting"), sentence: trouble.sentence };
  }
  const batch = await withLease(app, { name: "ai reading", signal }, async (turn) =>
    readBatch(app, { reader: await readerFor(provider), limit, signal: turn.signal }),
  );
  return batch ?? ended("busy");
}

const ended = (state: AiRun["state"]): AiRun => ({
  state,
  read: 0,
  added: 0,
  failed: 0,
  sentence: null,
});

type Batch = { reader: Reader; limit: number };

async function readBatch(app: App, { reader, limit, signal }: Way & Batch): Promise<AiRun> {
  const batch = await waiting(app, reader.name, limit);
  const run = ended(batch.length < limit ? "done" : "more");
  for (const job of batch) {
    const outcome = await readOne(app, { reader, job, signal });
    if (signal?.aborted) return { ...run, state: "more" };
    run.added += outcome.added;
    run.read += outcome.sentence ? 0 : 1;
    run.failed += outcome.sentence ? 1 : 0;
    if (outcome.sentence) return { ...run, state: "waiting", sentence: outcome.sentence };
  }
  return run;
}

/** Reads one job, or says in a sentence why the batch ends here. */
async function readOne(app: App, { reader, job, signal }: JobToRead) {
  try {
    return { added: await readJob(app, { reader, job, signal }), sentence: null };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "bug") throw error;
    if (!signal?.aborted) await note(app, { reader, job, failure: error });
    return { added: 0, sentence: error.message };
  }
}

type FailedReading = { reader: Reader; job: WaitingJob; failure: Failure };

async function note(app: App, { reader, job, failure }: FailedReading): Promise<void> {
  const { Trouble } = await providers();
  const trouble = failure instanceof Trouble ? failure : null;
  const { id } = reader.provider;
  app.log.warn("a model gave no answer", { provider: id, about: trouble?.about ?? failure.kind });
  const failures = ((await troubleOf(app, id))?.failures ?? 0) + 1;
  const isUsedUp = failure.kind === "throttled";
  const wishedMs = isUsedUp ? untilNextMonth(app.now()) : (trouble?.waitMs ?? null);
  const isAboutJob = trouble && atFault.has(trouble.about);
  await app.write([
    backOff(app, id, { failures, sentence: failure.message, wishedMs }),
    ...(isAboutJob
      ? [readWrites(app, { reader, job, outcome: { state: "failed", added: 0 } })]
      : []),
  ]);
}

const untilNextMonth = (now: Date) =>
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime();

/** What may lie in the job: others may still be answered. */
const atFault = new Set<models.TroubleKind>(["garbage", "slow", "question"]);

/** Reads on beside a server, a batch at a time; stopping lets go of the answer under way. */
export const readSteadily = (app: App): PollingWorker =>
  startPolling(app, {
    everyMs: 15_000,
    state: () => stateOf(app),
    batch: async (signal) => (await run(app, { signal })).state !== "done",
    errorMessage: "a model could not go on reading",
  });

/** Fingerprint of everything that would change the outcome: jobs, reader, and the hour, because failures are retried. */
async function stateOf(app: App): Promise<string | null> {
  const provider = await chosen(app);
  if (!provider) return null;
  const { name } = await readerFor(provider);
  return `${await revisionsOf(app, ["jobs"])} ${name} ${app.now().toISOString().slice(0, 13)}`;
}
