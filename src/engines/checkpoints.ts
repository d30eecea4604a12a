import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { App } from "../app";
import { workerAt } from "../workers/worker-pool";
import type { CheckpointOrder } from "./checkpoint-worker";
import { databasePath, logPath } from "./place";

const everyMs = 1000;
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
  const worker = workerAt("src/engines/checkpoint-worker.ts");
  worker.addEventListener("error", () => app.log.warn("the log could not be checkpointed"));
  const ask = (order: CheckpointOrder) =>
    new Promise<void>((done) => {
      worker.addEventListener("message", () => done(), { once: true });
      worker.postMessage(order);
    });
  let [written, isBusy] = [0, false];
  const timer = setInterval(async () => {
    const now = statSync(logPath(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (isBusy || now === written) return;
    [written, isBusy] = [now, true];
    await ask({ path });
    isBusy = false;
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([ask("close"), Bun.sleep(everyMs)]);
      worker.terminate();
    },
  };
}
