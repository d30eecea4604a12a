import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { App } from "../app";
import { workerAt } from "../workers/worker-pool";
import type { CheckpointOrder } from "./checkpoint-worker";
import { databasePath, logPath } from "./place";

const everyMs = 1000;
/** So long after the last commit the thread goes. */
const restAfterMs = 60_000;
/** Should the worker lag behind or fail, a commit checkpoints by itself after all: at 40 MiB instead of 4. */
const lateCheckpoints = sql`pragma wal_autocheckpoint = 10000`;

/**
 * Checkpoints the write-ahead log on a thread of its own. SQLite would do it inside every thousandth page's commit, and
 * the syncs of that hold the thread that answers everybody for a tenth of a second and more.
 */
export function checkpointBeside(app: App): { stop(): Promise<void> } {
  const path = databasePath(app.config.database);
  if (!path) return { stop: async () => {} };
  void app.db.all(lateCheckpoints).catch(() => app.log.warn("checkpoints stay within commits"));
  const thread = checkpointThread(app);
  // What was there at the start waits for the first commit: nobody needs a thread until something is written.
  let [written, isBusy, quietSince] = [writtenAt(path), false, 0];
  const timer = setInterval(async () => {
    const now = writtenAt(path);
    if (isBusy) return;
    if (now === written) {
      if (Date.now() - quietSince > restAfterMs) await thread.rest();
      return;
    }
    [written, isBusy, quietSince] = [now, true, Date.now()];
    await thread.ask({ path });
    isBusy = false;
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([thread.rest(), Bun.sleep(everyMs)]);
    },
  };
}

const writtenAt = (path: string): number =>
  statSync(logPath(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A thread that is there from the first order until it is put to rest: an idle one is a second virtual machine in memory. */
function checkpointThread(app: App) {
  let worker: Worker | undefined;
  function begun(): Worker {
    const fresh = workerAt("src/engines/checkpoint-worker.ts");
    fresh.addEventListener("error", () => app.log.warn("the log could not be checkpointed"));
    return fresh;
  }
  return {
    ask: (order: CheckpointOrder) => answered((worker ??= begun()), order),
    async rest() {
      const resting = worker;
      worker = undefined;
      if (!resting) return;
      await answered(resting, "close");
      resting.terminate();
    },
  };
}

const answered = (worker: Worker, order: CheckpointOrder) =>
  new Promise<void>((done) => {
    worker.addEventListener("message", () => done(), { once: true });
    worker.postMessage(order);
  });
