import { statSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { App } from "../app";
import { workerAt } from "../workers/worker-pool";
import type { CheckpointOrder } from "./checkpoint-worker";
import { databasePath, walPath } from "./database-path";

const everyMs = 1000;
/**
 * `endAfterMs`: how long after its last checkpoint the worker is ended and the page cache freed. For fewer pages than
 * `fewPages` (a megabyte) none is started: an idle server writes three pages a minute, and an idle worker is a second virtual
 * machine in memory.
 */
const usual = { endAfterMs: 60_000, fewPages: 250 };
const sizeOfLog = sql`pragma wal_checkpoint(noop)`;
/** A fallback, should the worker lag behind or fail: a commit checkpoints by itself at 40 MiB of log instead of 4. */
const lateCheckpoints = sql`pragma wal_autocheckpoint = 10000`;
/** Frees the page cache: after nightly tasks or an import it holds up to 32 MiB that nobody needs again. */
const freePageCache = sql`pragma shrink_memory`;

/**
 * Checkpoints the write-ahead log on a thread of its own. SQLite would do it inside every thousandth page's commit, and
 * the syncs of that hold the thread that answers everybody for a tenth of a second and more.
 */
export function startCheckpoints(
  app: App,
  { endAfterMs, fewPages } = usual,
): { stop(): Promise<void> } {
  const path = databasePath(app.config.database);
  if (!path) return { stop: async () => {} };
  void app.db.all(lateCheckpoints).catch(() => app.log.warn("checkpoints stay within commits"));
  const thread = checkpointThread(app);
  // What was there at the start waits for the first commit.
  let [written, isBusy, quietSince, isIdle] = [writtenAt(path), false, Date.now(), false];
  async function goIdle(): Promise<void> {
    if (isIdle || Date.now() - quietSince <= endAfterMs) return;
    isIdle = true;
    await thread.end();
    await app.db.all(freePageCache).catch(() => app.log.warn("pages stay in memory"));
  }
  async function hasMany(): Promise<boolean> {
    const [row] = await app.db.all<number[]>(sizeOfLog).catch(() => []);
    // Where the size is unknown, the thread checkpoints.
    const [, pages = fewPages, moved = 0] = row ?? [];
    return pages - moved >= fewPages;
  }
  const timer = setInterval(async () => {
    const now = writtenAt(path);
    if (isBusy) return;
    if (now === written || !(await hasMany())) return goIdle();
    [written, isBusy, quietSince, isIdle] = [now, true, Date.now(), false];
    await thread.ask({ path });
    isBusy = false;
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([thread.end(), Bun.sleep(everyMs)]);
    },
  };
}

const writtenAt = (path: string): number =>
  statSync(walPath(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** A thread that starts with the first order and runs until `end`. */
function checkpointThread(app: App) {
  let worker: Worker | undefined;
  function start(): Worker {
    const fresh = workerAt("src/engines/checkpoint-worker.ts");
    fresh.addEventListener("error", () => app.log.warn("the log could not be checkpointed"));
    return fresh;
  }
  return {
    ask: (order: CheckpointOrder) => answered((worker ??= start()), order),
    async end() {
      const ending = worker;
      worker = undefined;
      if (!ending) return;
      await answered(ending, "close");
      ending.terminate();
    },
  };
}

const answered = (worker: Worker, order: CheckpointOrder) =>
  new Promise<void>((done) => {
    worker.addEventListener("message", () => done(), { once: true });
    worker.postMessage(order);
  });
